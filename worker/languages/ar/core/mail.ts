import { site } from '../../../core/site.ts'
import { iso } from '../isolate.ts'
import { tagline } from './frame.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'إذا لم يعمل الزر، فهذا هو العنوان لفتحه:',
  about: `${iso(site.name)}. ${tagline}`,
  questions: `للاستفسار: ${iso(site.supportEmail)}`,
  stop: 'إيقاف مثل هذه الرسائل',
}
