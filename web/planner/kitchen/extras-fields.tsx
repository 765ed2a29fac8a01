import { Plus, X } from 'lucide-react'
import { extraLabelMax, extrasMax } from '#kitchen/shape/settings'
import { addExtra, extraHowMany, extrasLabel, extraWho, removeExtra } from '#kitchen/words/planner'
import { Button } from '#ui/button'
import { Field } from '#ui/field'

export type ExtraTyped = { label: string; count: string }

/** Meals for people who are not guests, one line for each kind. */
export function ExtrasFields({
  extras,
  errors,
  onChange,
}: {
  extras: ExtraTyped[]
  errors: Record<string, string>
  onChange: (extras: ExtraTyped[]) => void
}) {
  const set = (index: number, more: Partial<ExtraTyped>) =>
    onChange(extras.map((extra, at) => (at === index ? { ...extra, ...more } : extra)))
  return (
    <fieldset className="extras">
      <legend>{extrasLabel}</legend>
      {extras.map(({ label, count }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place until they are typed
        <div className="extra" key={index}>
          <Field
            label={extraWho}
            value={label}
            maxLength={extraLabelMax}
            error={errors[`extras.${index}.label`]}
            onChange={({ target }) => set(index, { label: target.value })}
          />
          <Field
            label={extraHowMany}
            inputMode="numeric"
            value={count}
            error={errors[`extras.${index}.count`]}
            onChange={({ target }) => set(index, { count: target.value })}
          />
          <Button small look="quiet" onClick={() => onChange(extras.filter((_, at) => at !== index))}>
            <X className="icon" aria-hidden="true" />
            <span className="visually-hidden">{removeExtra(label)}</span>
          </Button>
        </div>
      ))}
      {extras.length < extrasMax && (
        <Button small onClick={() => onChange([...extras, { label: '', count: '' }])}>
          <Plus className="icon" aria-hidden="true" />
          {addExtra}
        </Button>
      )}
    </fieldset>
  )
}
