import type { ReactNode } from 'react'

/**
 * The head of a planner's screen.
 * @param back a link to the screen above; none on the topmost
 * @param about one quiet line below the title
 * @param next what to do next: the screen's one filled button, others plain beside it
 */
export function PageHead({
  title,
  back,
  about,
  next,
}: {
  title: ReactNode
  back?: ReactNode
  about?: ReactNode
  next?: ReactNode
}) {
  return (
    <header className="page-head">
      {back && <div className="back">{back}</div>}
      <h1>{title}</h1>
      {about && <div className="about">{about}</div>}
      {next && <div className="next">{next}</div>}
    </header>
  )
}
