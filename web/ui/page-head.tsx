import type { ReactNode } from 'react'

/**
 * The head of a planner's screen.
 * @param back a link to the screen above; none on the topmost
 * @param about one quiet line below the title
 * @param next what to do next: the screen's one filled button, others plain beside it
 * @param part the screen is part of one whose own head stands above it
 */
export function PageHead({
  title,
  back,
  about,
  next,
  part = false,
}: {
  title: ReactNode
  back?: ReactNode
  about?: ReactNode
  next?: ReactNode
  part?: boolean
}) {
  const Heading = part ? 'h2' : 'h1'
  return (
    <header className="page-head">
      {back && <div className="back">{back}</div>}
      <Heading>{title}</Heading>
      {about && <div className="about">{about}</div>}
      {next && <div className="next">{next}</div>}
    </header>
  )
}
