import type { ReactNode } from 'react'

/**
 * The head of a planner's screen.
 * @param back a link to the screen above; none on the topmost
 * @param about one quiet line below the title
 * @param next what to do next: the screen's one filled button, others plain beside it
 * @param part the screen is one of several below a head and tabs, which say its title to the eye
 * @param below the screen stands below a head with the page's first heading
 */
export function PageHead({
  title,
  back,
  about,
  next,
  part = false,
  below = part,
}: {
  title: ReactNode
  back?: ReactNode
  about?: ReactNode
  next?: ReactNode
  part?: boolean
  below?: boolean
}) {
  const Heading = below ? 'h2' : 'h1'
  return (
    <header className={`page-head ${part ? 'of-part' : ''}`}>
      {back && <div className="back">{back}</div>}
      <Heading className={part ? 'visually-hidden' : undefined}>{title}</Heading>
      {about && <div className="about">{about}</div>}
      {next && <div className="next">{next}</div>}
    </header>
  )
}
