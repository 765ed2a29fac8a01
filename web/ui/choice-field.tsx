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
  Text,
} from 'react-aria-components'
import { withoutInlineStyles } from './pressable.ts'

withoutInlineStyles()

export type Choice = { id: string; label: string; hint?: string }

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
}: {
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
      isInvalid={complaint !== undefined}
    >
      <Label>{label}</Label>
      <div className="picker-line" ref={(line) => setDialog(line?.closest('dialog') ?? null)}>
        <Input className="input" onFocus={(event) => event.target.select()} />
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
        <ListBox<Choice>>
          {(choice) => (
            <ListBoxItem id={choice.id} textValue={choice.label} className="picker-one">
              <Text slot="label">{choice.label}</Text>
              {choice.hint && (
                <Text slot="description" className="quietly figures">
                  {choice.hint}
                </Text>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
