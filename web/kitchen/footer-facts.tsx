import { isOpen } from '#events/rules/closing'
import type { KitchenWords } from '#languages/language'
import type { KitchenView } from '#links/shape/link'
import { useKitchenWords } from '../client/words.tsx'

/** Diets, the phone contact, the link's label and the deadline. */
export function FooterFacts({ view, upToDateAt }: { view: KitchenView; upToDateAt: number }) {
  const words = useKitchenWords()
  const { event, label } = view
  return (
    <div className="kitchen-told">
      <p>
        <strong>{words.kitchen.diets}</strong> {words.counts.dietsLine(view)}
      </p>
      {event.contact !== null && (
        <p>
          {words.kitchen.callLabel} <Contact text={event.contact} />
        </p>
      )}
      <p className="quietly small">
        {words.kitchen.forKitchen(label)} · {closingLine(words, event, upToDateAt)}
      </p>
    </div>
  )
}

/** The day until which guests answer: the closing is the first instant of the next day. */
function closingLine(words: KitchenWords, { closesAt, timeZone }: KitchenView['event'], at: number): string {
  return isOpen({ closesAt }, at)
    ? words.kitchen.answersClose(words.days.whenText(closesAt - 1, timeZone))
    : words.kitchen.answersClosed
}

const phoneNumber = /\+?\d[\d\s()./-]{4,}\d/

/** A name, with its phone number as a link. */
function Contact({ text }: { text: string }) {
  const [phone] = phoneNumber.exec(text) ?? []
  if (!phone) return <strong>{text}</strong>
  const [before = '', after = ''] = text.split(phone)
  return (
    <strong>
      {before}
      <a className="tall-link" dir="ltr" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        {phone}
      </a>
      {after}
    </strong>
  )
}
