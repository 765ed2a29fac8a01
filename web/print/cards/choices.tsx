import { markedMax } from '#print/rules/marked-courses'
import { offsets, stockIds } from '#print/rules/stock'
import { flatStocks } from '#print/shape/dishes'
import { type PrintedCards, type PrintedDishes, printedPath } from '#print/shape/documents'
import * as words from '#print/words/kitchen-cards'
import { orders } from '#seating/rules/at-tables'

/** Choice of card stock and contents: a form that works without a script. */
export function CardChoices(printed: PrintedCards | PrintedDishes) {
  const { kind, choices } = printed
  const steps = offsets.map((mm): Option => [String(mm), words.millimetres(mm)])
  const ids = kind === 'cards' ? stockIds : flatStocks
  return (
    <form id="choices" action={printedPath(printed, kind)} className="choices">
      <Choice name="stock" label={words.stockLabel} value={choices.stock} options={ids.map(named)} />
      {printed.kind === 'cards' && <OnCards {...printed} />}
      <Choice name="x" label={words.offsetAcross} value={String(choices.x)} options={steps} />
      <Choice name="y" label={words.offsetDown} value={String(choices.y)} options={steps} />
      <button type="submit">{words.showChoices}</button>
    </form>
  )
}

function OnCards({ choices: { special, order }, choosable, legend, tables }: PrintedCards) {
  const onOff: Option[] = [
    ['on', words.shown],
    ['off', words.notShown],
  ]
  return (
    <>
      {choosable.length > 0 && (
        <fieldset>
          <legend>{words.marksLabel}</legend>
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
          {choosable.length > markedMax && <small>{words.marksMost}</small>}
        </fieldset>
      )}
      <Choice name="special" label={words.specialLabel} value={special ? 'on' : 'off'} options={onOff} />
      {tables && (
        <Choice
          name="order"
          label={words.orderLabel}
          value={order}
          options={orders.map((one): Option => [one, words.orderNames[one]])}
        />
      )}
    </>
  )
}

type Option = [value: string, name: string]

function named(id: (typeof stockIds)[number]): Option {
  return [id, words.stockNames[id]]
}

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
