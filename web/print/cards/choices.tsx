import { markedMax } from '#print/rules/marked-courses'
import { offsets, stockIds } from '#print/rules/stock'
import { flatStocks } from '#print/shape/dishes'
import {
  type PrintedCards,
  type PrintedDishes,
  type PrintedInvites,
  printedPath,
} from '#print/shape/documents'
import { orders } from '#seating/rules/at-tables'
import { useKitchenWords } from '../../client/words.tsx'

/** Choice of card stock and contents: a form that works without a script. */
export function CardChoices(printed: PrintedCards | PrintedDishes | PrintedInvites) {
  const words = useKitchenWords()
  const { kind, cardSettings, language, asked } = printed
  const steps = offsets.map((mm): Option => [String(mm), words.cards.millimetres(mm)])
  const ids = kind === 'cards' ? stockIds : flatStocks
  return (
    <form id="choices" action={printedPath(printed, kind)} className="choices">
      {asked && <input type="hidden" name="lang" value={language} />}
      <Choice
        name="stock"
        label={words.cards.stockLabel}
        value={cardSettings.stock}
        options={ids.map((id): Option => [id, words.cards.stockNames[id]])}
      />
      {printed.kind === 'cards' && <OnCards {...printed} />}
      <Choice name="x" label={words.cards.offsetAcross} value={String(cardSettings.x)} options={steps} />
      <Choice name="y" label={words.cards.offsetDown} value={String(cardSettings.y)} options={steps} />
      <button type="submit">{words.cards.showChoices}</button>
    </form>
  )
}

function OnCards({ cardSettings: { specialNumbers, order }, choosable, legend, tables }: PrintedCards) {
  const words = useKitchenWords()
  const onOff: Option[] = [
    ['on', words.cards.shown],
    ['off', words.cards.notShown],
  ]
  return (
    <>
      {choosable.length > 0 && (
        <fieldset>
          <legend>{words.cards.marksLabel}</legend>
          {/* Sent too where no box is ticked: it tells none from the usual. */}
          <input type="hidden" name="courses" value="" />
          {choosable.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                name="courses"
                value={id}
                defaultChecked={legend.some((course) => course.id === id)}
              />
              <bdi>{name}</bdi>
            </label>
          ))}
          {choosable.length > markedMax && <small>{words.cards.marksMost}</small>}
        </fieldset>
      )}
      <Choice
        name="special"
        label={words.cards.specialLabel}
        value={specialNumbers ? 'on' : 'off'}
        options={onOff}
      />
      {tables && (
        <Choice
          name="order"
          label={words.cards.orderLabel}
          value={order}
          options={orders.map((one): Option => [one, words.cards.orderNames[one]])}
        />
      )}
    </>
  )
}

type Option = [value: string, name: string]

function Choice({
  name,
  label,
  value,
  options,
}: {
  name: string
  label: string
  value: string
  options: Option[]
}) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
