import { useEffect, useId, useRef, useState } from 'react'
import { coverTypes } from '#events/rules/cover'
import { Button } from '#ui/button'
import { type CoverChange, redrawn } from './cover-image.ts'

// A quicker upload needs no word.
const worthTelling = 1000

/**
 * The event form's field for its cover: choose an image, see it as guests will, take it away. Nothing is stored
 * before the form is.
 * @param current the address of the cover the event has
 */
export function CoverField({
  current,
  change,
  saving,
  drawing,
  onDrawing,
  onChange,
}: {
  current: string | null
  change: CoverChange
  saving: boolean
  /** While the image is made ready the form is not to be sent: it would go without. */
  drawing: boolean
  onDrawing: (drawing: boolean) => void
  onChange: (change: CoverChange) => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  const picture = change === undefined ? current : change?.preview

  const choose = async (file: File | undefined) => {
    if (!file) return
    setError('')
    onDrawing(true)
    try {
      onChange(await redrawn(file))
    } catch (error) {
      setError(error instanceof Error ? error.message : String(error))
    } finally {
      onDrawing(false)
      // The same file can be chosen again.
      if (input.current) input.current.value = ''
    }
  }
  return (
    <fieldset className="field cover-field" aria-describedby={`${id}-hint`}>
      <legend className="label">Cover Image (Optional)</legend>
      <div className="hint" id={`${id}-hint`}>
        Guests see it above the menu. JPEG, PNG or WebP, up to 5 MB.
      </div>
      {picture && <img className="picture" src={picture} alt="The cover as guests see it" />}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Cover image file"
        accept={coverTypes.join(',')}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <div className="row">
        <Button small disabled={saving || drawing} onClick={() => input.current?.click()}>
          {picture ? 'Replace Image' : 'Choose Image'}
        </Button>
        {picture && (
          <Button
            small
            look="quiet"
            disabled={saving || drawing}
            onClick={({ currentTarget }) => {
              setError('')
              // The button goes with the image: what the keyboard does next begins at its neighbour.
              if (currentTarget.previousElementSibling instanceof HTMLElement)
                currentTarget.previousElementSibling.focus()
              onChange(current === null ? undefined : null)
            }}
          >
            Remove Image
          </Button>
        )}
      </div>
      {drawing && <Waiting>Preparing the image...</Waiting>}
      {saving && change && <Waiting>Uploading the image...</Waiting>}
      <div className="field-error" aria-live="polite">
        {error}
      </div>
    </fieldset>
  )
}

/** Says what is going on once it has been for a second. */
function Waiting({ children }: { children: string }) {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), worthTelling)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {isLong && (
        <>
          <progress aria-label={children} />
          <div className="small quietly">{children}</div>
        </>
      )}
    </div>
  )
}
