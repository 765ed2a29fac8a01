import { site } from '../../../core/site.ts'
import { iso } from '../isolate.ts'

/** Frame of every mail. */
export const frame = {
  buttonFails: 'إذا لم يعمل الزر، فهذا هو العنوان لفتحه:',
  about: `${iso(site.name)}. لكل ضيف طبقه.`,
  questions: `للاستفسار: ${iso(site.supportEmail)}`,
}
