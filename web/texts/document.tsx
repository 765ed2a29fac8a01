import type { ReactNode } from 'react'
import { shortDay } from '#languages/en/days'

/** One part of a document: its anchor, its heading and what it says. */
export type Section = { id: string; title: string; body: ReactNode }

/** A text to be read: its heading, what is in it, and its parts, each with an address of its own. */
export function Document({
  title,
  updated,
  lead,
  sections,
  numbered = false,
  children,
}: {
  title: string
  /** A calendar day, for documents that are dated. */
  updated?: string
  lead: ReactNode
  sections: Section[]
  numbered?: boolean
  children?: ReactNode
}) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <main className={`page document ${numbered ? 'numbered' : ''}`}>
      <header className="stack">
        <h1>{title}</h1>
        {updated && (
          <p className="quietly">
            Last updated <time dateTime={updated}>{shortDay(updated)}</time>
          </p>
        )}
        <div className="lead">{lead}</div>
      </header>
      <nav aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
        <List>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </List>
      </nav>
      <div className="prose">
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            {section.body}
          </section>
        ))}
        {children}
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
