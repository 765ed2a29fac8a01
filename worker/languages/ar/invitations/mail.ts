import { iso } from '../isolate.ts'

/** To an invited party that asked for its personal link. Days come written out. */
export const linkAgain = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `دعوتك: ${iso(title)}` : 'دعوتك'),
  preview: (deadline: string) => `يُرجى الردّ حتى ${deadline}.`,
  heading: (title: string) => title || 'دعوتك',
  /** The name may be empty. @param party its name on the list */
  link: (party: string) => (party ? `إليك الرابط الذي طلبته: ${iso(party)}.` : 'إليك الرابط الذي طلبته.'),
  about: 'يفتح الرابط دعوتك، لتحديد من سيحضر واختيار الطعام.',
  until: 'يُرجى الردّ حتى',
  action: 'فتح دعوتك',
  keepToYourself: 'من لديه هذا الرابط يمكنه الردّ باسمك، لذلك يُرجى الاحتفاظ به لنفسك.',
  ignore: 'إذا لم يكن هذا الطلب منك، فيمكنك تجاهل هذه الرسالة.',
}
