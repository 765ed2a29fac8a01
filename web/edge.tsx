import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type PageOf, pages } from '#core/pages'
import type { Cloth } from '#events/rules/cloths'
import type { KitchenWords, Language } from '#languages/language'
import { isSignedOff } from '#languages/repeat-language'
import type { Printed } from '#print/shape/documents'
import { Loading } from '#ui/loading'
import { KitchenWordsProvider, SharedWordsProvider } from './client/words.tsx'
import { type GuestPage, pageOf } from './pages.tsx'
import { DocumentBar } from './print/bar.tsx'
import { PrintedDocument } from './print/document.tsx'
import { RepeatWordsProvider } from './print/shared/repeated-printed.tsx'
import { Frame } from './site/frame.tsx'
import type { OfferedLanguages } from './site/language-switch.tsx'
import { NotificationOff, type StopNotification } from './texts/notification-off.tsx'
import { textPages } from './texts/pages.tsx'
import { Stop, type StopPage } from './texts/stop.tsx'

/** A page and what it is rendered from. A planner's page is filled by the browser. */
export type Content =
  | GuestPage
  | ({ id: 'notificationOff' } & StopNotification)
  | ({ id: 'stop' } & StopPage)
  | { id: Exclude<PageOf<'text'>, 'notificationOff' | 'stop'> | PageOf<'planner'> }

/**
 * Renders the body of a page: the frame, and within it the root of the page itself.
 * @param path the address, for the navigation
 * @param language the page's
 * @param offered the languages it can be read in; none where it is in English alone
 */
export function render(
  content: Content,
  path: string,
  language: Language,
  offered: OfferedLanguages = [],
): string {
  return renderToStaticMarkup(
    // A kitchen's link sets no cookie by itself, and its figures need the screen.
    <Frame
      language={language}
      path={path}
      cookies={content.id !== 'kitchenLink'}
      cloth={clothOf(content)}
      offered={offered}
      offeredAt={content.id === 'kitchenLink' ? 'foot' : 'head'}
      signedOff={isSignedOff(language.guest.lang)}
    >
      <div
        id="root"
        data-kind={pages[content.id].kind}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
        dangerouslySetInnerHTML={{ __html: rootOf(content, language) }}
      />
    </Frame>,
  )
}

/** The tablecloth of the event a guest's page shows or names; a plain one under a dead end that knows of no event. */
export function clothOf(content: Content): Cloth | undefined {
  // A kitchen's page has a hem of it in its own head.
  if (content.id === 'kitchenLink' || !('data' in content && 'loaded' in content.data)) return undefined
  const { data } = content
  const { loaded } = data
  if (!loaded) return 'event' in data ? data.event?.cloth : undefined
  if ('refusalCode' in loaded) return loaded.about?.cloth ?? 'plain'
  return 'event' in loaded && 'cloth' in loaded.event ? loaded.event.cloth : undefined
}

function rootOf(content: Content, language: Language): string {
  if ('data' in content) return renderToString(pageOf(content, language))
  if ('mail' in content) return renderToStaticMarkup(<NotificationOff {...content} />)
  if ('stopped' in content)
    return renderToStaticMarkup(<Stop {...content} words={language.mail.mailings.stopPage} />)
  const Text = textPages[content.id as keyof typeof textPages]
  return renderToStaticMarkup(
    <SharedWordsProvider words={language.guest}>
      {Text ? <Text language={language} /> : <Loading>{language.guest.site.loading}</Loading>}
    </SharedWordsProvider>,
  )
}

/**
 * Renders the body of a document for paper.
 * @param given `words` of the language it is printed in, those of the `bar` above it, on screen alone, and those in which
 *   needs are said once more
 */
export function renderPrinted(
  printed: Printed,
  { words, bar, repeatWords }: { words: KitchenWords; bar: KitchenWords; repeatWords: KitchenWords | null },
): string {
  return renderToStaticMarkup(
    <>
      <KitchenWordsProvider words={bar}>
        <DocumentBar {...printed} />
      </KitchenWordsProvider>
      <KitchenWordsProvider words={words}>
        <RepeatWordsProvider words={repeatWords}>
          <PrintedDocument {...printed} />
        </RepeatWordsProvider>
      </KitchenWordsProvider>
    </>,
  )
}
