import { useId } from 'react'

/** One of a few answers to a question about a list. */
export function ChoiceOf<Value extends string>({
  label,
  names,
  value,
  onChange,
}: {
  label: string
  names: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}) {
  const id = useId()
  return (
    <div className="field import-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {Object.entries<string>(names).map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
