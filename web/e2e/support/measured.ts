import type { Locator, Page } from '@playwright/test'

/**
 * Things hard to read or press on the screen as it is, a line each: text of less contrast than 7 to 1 (4.5 where
 * it can not be pressed now), the edge of a card or field of less than 3 to 1, and what is smaller than 48 px.
 */
export function hardToUse(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const tell = ({ tagName, className, textContent }: Element) =>
      `${tagName.toLowerCase()}.${className} “${(textContent ?? '').trim().slice(0, 30)}”`
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const ratio = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    }
    const groundOf = (from: Element | null): string => {
      for (let at = from; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if ((channels(backgroundColor)[3] ?? 1) > 0) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, .skip')

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement
      if (!holder || /^(SCRIPT|STYLE)$/.test(holder.tagName) || !walker.currentNode.nodeValue?.trim())
        continue
      if (!isShown(holder)) continue
      const least = holder.closest(':disabled, [aria-disabled=true]') ? 4.5 : 7
      const contrast = ratio(getComputedStyle(holder).color, groundOf(holder))
      if (contrast < least) found.add(`${contrast.toFixed(2)} to 1: ${tell(holder)}`)
    }
    for (const edged of document.querySelectorAll('.dish, .person, .input')) {
      if (!isShown(edged)) continue
      const { borderTopColor } = getComputedStyle(edged)
      const contrast = ratio(borderTopColor, groundOf(edged.parentElement))
      if (contrast < 3) found.add(`an edge of ${contrast.toFixed(2)} to 1: ${tell(edged)}`)
    }
    for (const target of document.querySelectorAll('a, button, summary, input, textarea, .dish')) {
      if (!isShown(target) || target.closest('.dish') !== (target.matches('.dish') ? target : null)) continue
      // A link within a sentence is as high as its line.
      if (target.matches('a') && getComputedStyle(target).display === 'inline') continue
      const { width, height } = target.getBoundingClientRect()
      if (width < 47.5 || height < 47.5)
        found.add(`${Math.round(width)} × ${Math.round(height)} px: ${tell(target)}`)
    }
    return [...found]
  })
}

/** Elements cut off, wider than the screen, or without room for their words, a line each. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} px wide, the screen ${clientWidth}`)
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('.visually-hidden:not(.where), .people')) continue
      // A code's field goes on beyond its cells by the space after the last letter, and is cut there.
      const cells = element.matches('.code-cells')
      if (!cells && element.closest('.code-cells')) continue
      const { overflowX, overflowY, textOverflow, fontSize } = getComputedStyle(element)
      const cuts = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis'
      const wide =
        cuts &&
        !cells &&
        !element.matches('input:not(.code)') &&
        element.scrollWidth > element.clientWidth + 1
      const high =
        /hidden|clip/.test(overflowY) &&
        !element.matches('input') &&
        element.scrollHeight > element.clientHeight + 1
      const { left, right, width } = element.getBoundingClientRect()
      const out = (left < -1 || right > clientWidth + 1) && !element.closest('.skip')
      const sentence = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim().length > 20,
      )
      const squeezed = sentence && width < 2 * Number.parseFloat(fontSize)
      if (wide || high || out || squeezed)
        found.add(`${element.tagName}.${element.className} “${element.textContent?.trim().slice(0, 30)}”`)
    }
    return [...found]
  })
}

/** Words, and figures, that stand on more than one line. */
export function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const broken: string[] = []
    const range = document.createRange()
    for (const element of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word)
        }
    }
    return broken
  }, selector)
}

/** The height on the page at which something has its middle. */
export async function middleOf(one: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await one.boundingBox()) ?? {}
  return y + height / 2
}
