import { typedNumber } from '#core/typed-number'
import { dayAt, instantOf } from '#events/rules/closing'
import type { KitchenSettings } from '#kitchen/shape/settings'
import type { Category } from '#menu/shape/menu'
import type { ExtraTyped } from './extras-fields.tsx'

/** The settings as they are typed: every field is text. */
export type Typed = {
  contact: string
  guaranteedPlates: string
  guaranteedDue: string
  sparePercent: string
  extras: ExtraTyped[]
  asksAge: boolean
  lateChangeMails: boolean
  courses: { categoryId: string; servedAt: string; defaultItemId: string }[]
}

/** The form's fields as it opens: every course of the menu has its own. */
export function typedFrom(settings: KitchenSettings, categories: Category[], timeZone: string): Typed {
  const { guaranteedDue: due, guaranteedPlates, sparePercent } = settings
  const served = new Map(settings.courses.map((course) => [course.categoryId, course]))
  return {
    contact: settings.contact ?? '',
    guaranteedPlates: guaranteedPlates === null ? '' : String(guaranteedPlates),
    guaranteedDue: due === null ? '' : `${dayAt(due, timeZone)}T${timeAt(due, timeZone)}`,
    sparePercent: sparePercent === 0 ? '' : String(sparePercent),
    extras: settings.extras.map(({ label, count }) => ({ label, count: String(count) })),
    asksAge: settings.asksAge,
    lateChangeMails: settings.lateChangeMails ?? true,
    courses: categories.map(({ id }) => ({
      categoryId: id,
      servedAt: served.get(id)?.servedAt ?? '',
      defaultItemId: served.get(id)?.defaultItemId ?? '',
    })),
  }
}

/** Kept fields merged into the form as it opens now, since courses may have come and gone. */
export function typedAgain(before: Typed, now: Typed): Typed {
  const courses = now.courses.map(
    (course) => before.courses.find(({ categoryId }) => categoryId === course.categoryId) ?? course,
  )
  return { ...now, ...before, courses }
}

/** Words that are no number stay words, for the check to refuse. */
function numberFrom(text: string): number | string {
  return /^\p{Nd}+$/u.test(text.trim()) ? typedNumber(text) : text
}

/** The settings to check of what is typed. */
export function settingsFrom(typed: Typed, timeZone: string): unknown {
  const [day = '', time = ''] = typed.guaranteedDue.split('T')
  return {
    contact: typed.contact,
    guaranteedPlates: typed.guaranteedPlates.trim() === '' ? null : numberFrom(typed.guaranteedPlates),
    guaranteedDue: day && time ? instantOf(day, time, timeZone) : null,
    sparePercent: typed.sparePercent.trim() === '' ? 0 : numberFrom(typed.sparePercent),
    extras: typed.extras
      .filter(({ label, count }) => label.trim() !== '' || count.trim() !== '')
      .map(({ label, count }) => ({ label, count: numberFrom(count) })),
    asksAge: typed.asksAge,
    lateChangeMails: typed.lateChangeMails,
    courses: typed.courses.map(({ categoryId, servedAt, defaultItemId }) => ({
      categoryId,
      servedAt: servedAt || null,
      defaultItemId: defaultItemId || null,
    })),
  }
}

function timeAt(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(instant)
}
