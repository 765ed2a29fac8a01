import { pageHeaders } from '#core/http/headers'
import { pageIds, pages } from '#core/pages'

const listed = pageIds.filter((id) => pages[id].indexed).map((id) => pages[id].path)

// The pages of planners that are not listed, and private ones. Not `/event/`: messengers fetch it for the preview of a
// shared link, and it says itself that it is not to be listed.
const kept = pageIds
  .filter((id) => !pages[id].indexed && (pages[id].private || pages[id].kind === 'planner'))
  .map((id) => pages[id].path.replace(/:.*/, ''))

const disallowed = ['/api/', ...kept].filter(
  (path, at, all) =>
    all.indexOf(path) === at && !all.some((other) => other !== path && path.startsWith(other)),
)

/** Answers `/robots.txt` and `/sitemap.xml` for the configured origin; null for any other path. */
export function forCrawlers(path: string, origin: string): Response | null {
  if (path === '/robots.txt')
    return text(
      'text/plain',
      [
        'User-agent: *',
        ...disallowed.map((one) => `Disallow: ${one}`),
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ].join('\n'),
    )
  if (path !== '/sitemap.xml') return null
  const urls = listed.map((one) => `<url><loc>${origin}${one}</loc></url>`).join('')
  return text(
    'application/xml',
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
  )
}

function text(type: string, body: string): Response {
  return new Response(body, {
    headers: {
      ...pageHeaders,
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
