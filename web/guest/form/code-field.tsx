import type { InputHTMLAttributes, Ref } from 'react'

export const codeId = 'event-code'

/** A single field drawn as the six cells of a code. It also takes a pasted link. */
export function CodeField(props: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <div className="code-cells">
      <span aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <input
        id={codeId}
        name="code"
        placeholder=" "
        inputMode="text"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        {...props}
      />
    </div>
  )
}
