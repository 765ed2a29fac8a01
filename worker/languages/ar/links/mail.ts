import { iso } from '../isolate.ts'

/** The mail with a link to the kitchen's page. Days come written out. */
export const kitchenMail = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `للمطبخ: ${iso(title)}` : 'للمطبخ'),
  preview: 'ما يُطهى، محدَّث دائمًا.',
  heading: (title: string) => title || 'للمطبخ',
  what: 'في هذا الرابط ما يُطهى: الأعداد، والضيوف الذين يحتاجون إلى شيء آخر. وهو محدَّث دائمًا.',
  until: 'يعمل الرابط حتى',
  action: 'فتح صفحة المطبخ',
  keepToYourself: 'من لديه هذا الرابط يمكنه رؤية ما يجب على الضيوف تجنّبه، لذلك يُرجى إبقاؤه داخل المطبخ.',
  ignore: 'إذا لم يكن لك شأن بطعام هذه المناسبة، فقد كُتب عنوانك خطأً، ويمكنك تجاهل هذه الرسالة.',
}

/** The mail about a newer sheet: no figures, no names. */
export const sheetMail = {
  preview: 'يُرجى الاطلاع على أحدث كشف، وتأكيد ذلك.',
  what: 'يُرجى العمل بأحدث كشف والتخلص من الأقدم. وفي الصفحة ما تغيّر.',
  action: 'فتح صفحة المطبخ',
}
