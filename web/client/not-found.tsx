import { pages } from '#core/pages'
import { homePage, pageMissing, pageMissingWays, pageMissingWhy, plannerPage } from '#core/words/shared'
import { sentence } from '#ui/sentence'

/** For an address that leads nowhere. */
export function NotFound() {
  return (
    <main className="page narrow stack loose lost">
      <h1>{pageMissing}</h1>
      <p className="lead">{pageMissingWhy}</p>
      <p>
        {sentence(
          pageMissingWays,
          <a href={pages.home.path}>{homePage}</a>,
          <a href={pages.signIn.path}>{plannerPage}</a>,
        )}
      </p>
    </main>
  )
}
