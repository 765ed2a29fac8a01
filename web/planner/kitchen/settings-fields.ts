import { no, yes } from '#core/words/planner'
import { courseField, type KitchenSettings, settingsFields } from '#kitchen/shape/settings'
import {
  asksAgeLabel,
  contactLabel,
  courseTimeLabel,
  extrasLabel,
  getsNothing,
  guaranteedDueLabel,
  guaranteedLabel,
  lateChangeMails,
  spareLabel,
} from '#kitchen/words/planner'
import { whenText } from '#languages/en/days'
import type { Category } from '#menu/shape/menu'
import type { FieldWords } from '../shared/both-sides/which-one.tsx'

type Served = Omit<KitchenSettings['courses'][number], 'categoryId'>

/** The form's initial values. Every course has its fields, also one without a note yet. */
export function openedFields(settings: KitchenSettings, categories: Category[]): Record<string, unknown> {
  const courses = categories.map(
    ({ id }) =>
      settings.courses.find(({ categoryId }) => categoryId === id) ?? {
        categoryId: id,
        servedAt: null,
        defaultItemId: null,
      },
  )
  return settingsFields({ ...settings, lateChangeMails: settings.lateChangeMails ?? true, courses })
}

/** The same settings with other values of some fields. */
export function withFields(settings: KitchenSettings, fields: Record<string, unknown>): KitchenSettings {
  const others = Object.entries(fields).filter(([name]) => name in settings)
  const courses = settings.courses.map((course) => ({
    ...course,
    ...(fields[courseField(course.categoryId)] as Served | undefined),
  }))
  return { ...settings, ...Object.fromEntries(others), courses }
}

/** The form's fields, for the question which value stays. */
export function settingsWords(categories: Category[], timeZone: string): Record<string, FieldWords> {
  const yesOrNo = (value: unknown) => (value ? yes : no)
  const courses = categories.map(({ id, name, items }): [string, FieldWords] => [
    courseField(id),
    {
      label: courseTimeLabel(name),
      says: (value) => {
        const { servedAt, defaultItemId } = value as Served
        const dish = items.find((item) => item.id === defaultItemId)?.name ?? getsNothing
        return [servedAt, dish].filter(Boolean).join(' · ')
      },
    },
  ])
  return {
    contact: { label: contactLabel },
    guaranteedPlates: { label: guaranteedLabel },
    guaranteedDue: { label: guaranteedDueLabel, says: (value) => whenText(Number(value), timeZone) },
    sparePercent: { label: spareLabel },
    extras: {
      label: extrasLabel,
      says: (value) =>
        (value as KitchenSettings['extras']).map(({ label, count }) => `${count} ${label}`).join(', '),
    },
    asksAge: { label: asksAgeLabel, says: yesOrNo },
    lateChangeMails: { label: lateChangeMails, says: yesOrNo },
    ...Object.fromEntries(courses),
  }
}
