import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { LabelRow } from './field.tsx'

// A list anchored to its field lies above the dialog around it and makes that no longer.
const anchored = typeof CSS !== 'undefined' && CSS.supports('anchor-name: --field')

export type Choice = { id: string; label: string }

/**
 * One of many, found by typing: an editable combo box after the ARIA practices. Enter takes what is pointed at, at first
 * the first answer to what was typed. Leaving the field takes it too where nothing else can be meant. On Escape the
 * choice before stays.
 * @param matches whether a choice's label answers to what was typed
 */
export function ChoiceField({
  label,
  choices,
  value,
  onChange,
  matches,
  error,
  disabled = false,
  none,
  showAll,
}: {
  /** Said when nothing answers to what was typed. */
  none: string
  /** The name of the button that opens the list. */
  showAll: string
  label: string
  choices: Choice[]
  value: string
  onChange: (id: string) => void
  matches: (label: string, typed: string) => boolean
  error?: string | undefined
  disabled?: boolean
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // Null until something is typed: then the choice's own words stand in the field, and all choices in the list.
  const [typed, setTyped] = useState<string | null>(null)
  const [pointed, setPointed] = useState('')
  const shown = typed === null ? choices : choices.filter((choice) => matches(choice.label, typed))
  const written = choices.find((choice) => choice.id === value)?.label ?? ''

  useEffect(() => {
    if (!open) return
    if (anchored) list.current?.showPopover()
    else list.current?.scrollIntoView({ block: 'nearest' })
    document.getElementById(`${id}-${pointed}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, pointed, id])

  const show = () => {
    setOpen(true)
    setPointed(value)
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
  }
  const take = (choice: string | undefined) => {
    if (choice && choice !== value) onChange(choice)
    close()
  }
  const takePointed = () => open && take(shown.find((choice) => choice.id === pointed)?.id)
  const leave = () => {
    const meant = typed === null || shown.length === 1 || pointed !== shown[0]?.id
    if (meant) takePointed()
    else close()
  }
  const point = (by: number) => {
    if (!open) return show()
    const at = shown.findIndex((choice) => choice.id === pointed)
    setPointed(shown.at((at + by) % shown.length || 0)?.id ?? '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') point(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && open) takePointed()
    // Escape takes back what was typed here; it does not close the dialog around it.
    else if (event.key === 'Escape' && open) close()
    else return
    event.preventDefault()
  }

  return (
    <div className="field picker">
      <LabelRow htmlFor={id} label={label} error={error} />
      <div className="picker-line">
        <input
          ref={input}
          id={id}
          className="input"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && shown.length > 0 ? `${id}-${pointed}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          disabled={disabled}
          value={typed ?? written}
          onFocus={(event) => event.target.select()}
          onClick={show}
          onBlur={leave}
          onChange={({ target }) => {
            setOpen(true)
            setTyped(target.value)
            const first = choices.find((choice) => matches(choice.label, target.value))?.id ?? ''
            setPointed(target.value === '' ? value : first)
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="picker-open"
          tabIndex={-1}
          aria-label={showAll}
          disabled={disabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus()
            if (open) close()
            else show()
          }}
        />
        {/* The focus stays in the field while a hand picks from the list. */}
        <div
          ref={list}
          id={`${id}-list`}
          className="picker-list"
          role="listbox"
          aria-label={label}
          popover={anchored ? 'manual' : undefined}
          hidden={!open || shown.length === 0}
          onMouseDown={(event) => event.preventDefault()}
        >
          {open &&
            shown.map((choice) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
              <div
                key={choice.id}
                id={`${id}-${choice.id}`}
                className="picker-one"
                role="option"
                tabIndex={-1}
                aria-selected={choice.id === value}
                data-pointed={choice.id === pointed || undefined}
                onClick={() => take(choice.id)}
              >
                {choice.label}
              </div>
            ))}
        </div>
        <div className={open && shown.length === 0 ? 'picker-list picker-one' : ''} role="status">
          {open && shown.length === 0 && none}
        </div>
      </div>
    </div>
  )
}
