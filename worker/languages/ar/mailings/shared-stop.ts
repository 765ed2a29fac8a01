import { site } from '../../../core/site.ts'
import { iso } from '../isolate.ts'

// The page behind the end of a mail to the guest list, where its reader stops it. A title is the event's; it is empty once
// the event is gone.

const about = (title: string) => (title ? iso(title) : 'هذه المناسبة')

export const stopAsked = (title: string) => `إيقاف الرسائل عن ${about(title)}؟`
export const stopAbout =
  'المقصود الدعوات والتذكيرات والأخبار من صاحب الدعوة. أما الرسائل التي تأتي بطلب منك، مثل رابط ردّك، فتصلك كالمعتاد.'
export const stopEvent = 'إيقاف الرسائل عن هذه المناسبة'
export const stopAll = 'إيقافها لجميع المناسبات'
export const eventStopped = (title: string) => `تم إيقاف الرسائل عن ${about(title)}`
export const eventStoppedAbout =
  'لن تصلك بعد الآن دعوات أو تذكيرات أو أخبار عنها. أما الرسائل التي تأتي بطلب منك، فتصلك كالمعتاد.'
export const allStopped = 'تم إيقاف الرسائل عن جميع المناسبات'
export const allStoppedAbout = `لن تصلك بعد الآن دعوات أو تذكيرات أو أخبار عن أي مناسبة من ${iso(site.name)}. أما الرسائل التي تأتي بطلب منك، فتصلك كالمعتاد.`
export const startAgain = 'استئناف هذه الرسائل'
/** Once that has been pressed. */
export const started = (title: string) => `عادت الرسائل عن ${about(title)}`
export const stopUnknownTitle = 'هذا الرابط لا يؤدي إلى شيء'
export const stopUnknown = 'ربما لم يُنسخ كاملًا. يُرجى فتحه من الرسالة مرة أخرى.'
