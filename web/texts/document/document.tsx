import type { ReactNode } from 'react'
import type { Language } from '#languages/language'
import { english } from '#languages/languages'
import { sentence } from '#ui/sentence'

/** A heading and what is below it. */
export type Part = { title: string; body: ReactNode }
/** Parts of a text in their order, by their anchors, which are the same in every language. */
export type Parts = Record<string, Part>

/** One part of a document: its anchor, its heading and what it says; `standsIn`: English, on a page that is not. */
export type Section = Part & { id: string; standsIn?: boolean }

/** The parts as a document's sections. @param standsIn whether they are English on a page that is not */
export function sectionsOf(parts: Parts, standsIn = false): Section[] {
  return Object.entries(parts).map(([id, part]) => ({ id, ...part, standsIn }))
}

/** The attributes of what is English on a page that is not. */
function tagged(standsIn = false): { lang?: string; dir?: 'ltr' } {
  return standsIn ? { lang: 'en', dir: 'ltr' } : {}
}

/**
 * A text to be read: its heading, what is in it, and its parts, each with an address of its own.
 * @param language the page's
 */
export function Document({
  title,
  language = english,
  updated,
  lead,
  sections,
  numbered = false,
  standsIn,
  children,
}: {
  title: string
  language?: Language
  /** A calendar day, for documents that are dated. */
  updated?: string
  lead: ReactNode
  sections: Section[]
  numbered?: boolean
  /** True if the lead and what follows the sections are English on a page that is not. */
  standsIn?: boolean
  children?: ReactNode
}) {
  const List = numbered ? 'ol' : 'ul'
  const { frame: words, guest } = language
  return (
    <main className={`page document ${numbered ? 'numbered' : ''}`}>
      <header className="stack">
        <h1>{title}</h1>
        {updated && (
          <p className="quietly">
            {sentence(words.lastUpdated, <time dateTime={updated}>{guest.days.shortDay(updated)}</time>)}
          </p>
        )}
        <div className="lead" {...tagged(standsIn)}>
          {lead}
        </div>
      </header>
      <nav aria-labelledby="contents">
        <h2 id="contents">{words.onThisPage}</h2>
        <List>
          {sections.map((section) => (
            <li key={section.id} {...tagged(section.standsIn)}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </List>
      </nav>
      <div className="prose">
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} {...tagged(section.standsIn)}>
            <h2 id={section.id}>{section.title}</h2>
            {section.body}
          </section>
        ))}
        {children && <div {...tagged(standsIn)}>{children}</div>}
      </div>
    </main>
  )
}

/** An address to write to. */
export function Mail({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>
}

const sizes = { phone: [390, 720], desk: [1100, 760] } as const

/** A picture of a real screen, with what it shows. */
export function Picture({ name, on, children }: { name: string; on: keyof typeof sizes; children: string }) {
  const [width, height] = sizes[on]
  return (
    <figure className={on}>
      <img src={`/help/${name}.webp`} width={width} height={height} alt={children} loading="lazy" />
      <figcaption>{children}</figcaption>
    </figure>
  )
}

/** Terms with their meanings. */
export function Meanings({ of }: { of: readonly [says: string, means: string][] }) {
  return (
    <dl className="answers">
      {of.map(([says, means]) => (
        <div key={says}>
          <dt>{says}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  )
}
