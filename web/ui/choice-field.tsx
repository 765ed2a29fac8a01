import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components'
import { withoutInlineStyles } from './pressable.ts'

withoutInlineStyles()

export type Choice = { id: string; label: string }

/**
 * One of many, found by typing. What is no choice falls back to the one before.
 * @param matches whether a choice's label answers to what was typed
 */
export function ChoiceField({
  label,
  choices,
  value,
  onChange,
  matches,
  complaint,
  disabled = false,
  none,
}: {
  /** Said when nothing answers to what was typed. */
  none: string
  label: string
  choices: Choice[]
  value: string
  onChange: (id: string) => void
  matches: (label: string, typed: string) => boolean
  complaint?: string | undefined
  disabled?: boolean
}) {
  // What stands outside a modal dialog cannot be reached: the list opens inside the one the field is in.
  const [dialog, setDialog] = useState<Element | null>(null)
  return (
    <ComboBox
      className="field picker"
      defaultItems={choices}
      selectedKey={value}
      onSelectionChange={(key) => {
        if (key !== null) onChange(String(key))
      }}
      defaultFilter={matches}
      isDisabled={disabled}
      allowsEmptyCollection
      isInvalid={complaint !== undefined}
    >
      <Label>{label}</Label>
      <div className="picker-line" ref={(line) => setDialog(line?.closest('dialog') ?? null)}>
        <Input
          className="input"
          onFocus={(event) => event.target.select()}
          onKeyDownCapture={(event) => {
            // Escape takes back what was typed here; it does not close the dialog around it.
            const written = choices.find(({ id }) => id === value)?.label ?? ''
            if (event.key === 'Escape' && event.currentTarget.value !== written) event.preventDefault()
          }}
        />
        <Button className="picker-open">
          <ChevronsUpDown className="icon" aria-hidden />
        </Button>
      </div>
      <div className="complaint">
        <FieldError>{complaint}</FieldError>
      </div>
      <Popover
        className="picker-list"
        placement="bottom start"
        {...(dialog && { UNSTABLE_portalContainer: dialog })}
      >
        <ListBox<Choice> renderEmptyState={() => <div className="picker-one">{none}</div>}>
          {(choice) => (
            <ListBoxItem id={choice.id} textValue={choice.label} className="picker-one">
              {choice.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
