import { iso } from '../isolate.ts'

/** The mail about what one agreed and another changed: no figures, no names, no dishes. The title may be empty. */
export const overruledMail = {
  subject: (title: string) =>
    title ? `«${iso(title)}»: تغيّر ما تمت الموافقة عليه` : 'تغيّر ما تمت الموافقة عليه',
  preview: 'يُرجى الاطلاع على ما يُقدَّم بدلًا منه.',
  heading: (title: string) => title,
  toPlanner: 'غيّر أحد المطابخ ما وافق عليه شخص آخر لأحد الضيوف.',
  toLink: 'غيّر شخص آخر ما وافقت عليه لأحد الضيوف.',
  what: 'في صفحة المطبخ ما تمت الموافقة عليه، وما هو سارٍ الآن، ومن قال ذلك.',
  action: 'فتح صفحة المطبخ',
}
