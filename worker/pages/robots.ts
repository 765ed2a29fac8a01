import type { PagePath } from '#contract/pages'
import { pageHeaders } from '#core/http/headers'

/** The pages that search engines may list; those behind a sign-in, a code or a token never are. */
const listed: ('/' | PagePath)[] = [
  '/',
  '/planner',
  '/pricing',
  '/intro-help',
  '/guest-help',
  '/help',
  '/terms-and-conditions',
  '/privacy-policy',
]

// Not `/event/`: messengers fetch it for the preview of a shared link. It says itself that it is not to be listed.
const kept = ['/api/', '/edit/', '/events/', '/dashboard', '/checkout/', '/reset-password2', '/confirm-email']

/** Answers `/robots.txt` and `/sitemap.xml` for the configured origin; null for any other path. */
export function forCrawlers(path: string, origin: string): Response | null {
  if (path === '/robots.txt')
    return text(
      'text/plain',
      ['User-agent: *', ...kept.map((one) => `Disallow: ${one}`), `Sitemap: ${origin}/sitemap.xml`, ''].join(
        '\n',
      ),
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
