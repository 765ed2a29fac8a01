import { pages } from '#core/pages'
import { sentence } from '#ui/sentence'
import { useWords } from './words.tsx'

/** For an address that leads nowhere. */
export function NotFound() {
  const words = useWords()
  return (
    <main className="page narrow stack loose lost">
      <h1>{words.site.pageMissing}</h1>
      <p className="lead">{words.site.pageMissingWhy}</p>
      <p>
        {sentence(
          words.site.pageMissingWays,
          <a href={pages.home.path}>{words.site.homePage}</a>,
          <a href={pages.signIn.path}>{words.site.plannerPage}</a>,
        )}
      </p>
    </main>
  )
}
