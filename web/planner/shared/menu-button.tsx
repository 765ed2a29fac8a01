import './menu-button.css'
import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'

/** One choice of a menu: an act, or the address of a page. One that is refused says why, and can be reached but not chosen. */
export type MenuChoice = {
  name: string
  icon: LucideIcon
  refused?: string | undefined
  danger?: boolean
} & ({ run: () => void } | { to: string })

/** A button that opens a menu: arrows, Home, End and first letters move in it, Escape and a press beside it close it. */
export function MenuButton({
  label,
  describedBy,
  icon: Icon,
  choices,
}: {
  label: string
  /** Id of what the menu is about, where a page has many. */
  describedBy?: string
  icon: LucideIcon
  choices: MenuChoice[]
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const first = useRef(0)

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const show = (at: number) => {
    first.current = at
    setOpen(true)
  }

  useEffect(() => {
    if (!open) return
    itemsIn(box.current).at(first.current)?.focus()
    const beside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && box.current?.contains(target))) setOpen(false)
    }
    document.addEventListener('pointerdown', beside)
    return () => document.removeEventListener('pointerdown', beside)
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    const all = itemsIn(box.current)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = open ? moved(event.key, at, all) : { ArrowDown: 0, ArrowUp: -1 }[event.key]
    if (open && event.key === 'Tab') setOpen(false)
    else if (open && event.key === 'Escape') close()
    else if (next === undefined) return
    else if (open) all.at(next)?.focus()
    else show(next)
    if (event.key !== 'Tab') event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the keys of the button and the menu in it
    <div ref={box} className="menu-button" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="button"
        aria-label={label}
        aria-describedby={describedBy}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? setOpen(false) : show(0))}
      >
        <Icon className="icon" aria-hidden="true" />
      </button>
      {open && (
        <div id={id} role="menu" aria-label={label}>
          {choices.map((choice) => (
            <Choice key={choice.name} {...choice} close={close} />
          ))}
        </div>
      )}
    </div>
  )
}

function itemsIn(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

/** Index a key leads to in a menu; undefined for a key that means nothing there. */
export function moved(key: string, at: number, all: { textContent: string | null }[]): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % all.length
  if (key === 'ArrowUp') return (at - 1 + all.length) % all.length
  if (key === 'Home') return 0
  if (key === 'End') return all.length - 1
  if (!/^\p{L}$/u.test(key)) return undefined
  const turned = [...all.keys()].map((step) => (at + 1 + step) % all.length)
  return turned.find((one) => all[one]?.textContent?.toLowerCase().startsWith(key.toLowerCase()))
}

function Choice({ close, ...choice }: MenuChoice & { close: () => void }) {
  const { name, icon: Icon, refused, danger } = choice
  const words = (
    <>
      <Icon className="icon" aria-hidden="true" />
      <span>{name}</span>
      {refused && <span className="why">{refused}</span>}
    </>
  )
  if ('to' in choice)
    return (
      <Link role="menuitem" tabIndex={-1} to={choice.to} onClick={close}>
        {words}
      </Link>
    )
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={danger ? 'danger' : ''}
      aria-disabled={refused !== undefined}
      title={refused}
      onClick={() => {
        if (refused !== undefined) return
        close()
        choice.run()
      }}
    >
      {words}
    </button>
  )
}
