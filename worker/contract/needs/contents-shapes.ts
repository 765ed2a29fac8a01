import * as z from 'zod/mini'
import { contradicts, onlyTheKitchen } from '#words/contents'
import { contentStates, type Stated } from './contents.ts'
import { contentsInOrder, contradictionIn, plannerMaySay } from './contents-rules.ts'
import { factIds } from './diets.ts'
import { ingredient } from './need-shapes.ts'
import { ownNeedsMax, vocabulary } from './needs.ts'

const content = z.object({ what: ingredient, state: z.enum(contentStates) })
const fact = z.object({ fact: z.enum(factIds), value: z.enum(['yes', 'no']) })

const said = z.pipe(
  z.object({
    contents: z.array(content).check(z.maxLength(vocabulary.length + ownNeedsMax)),
    facts: z._default(z.array(fact).check(z.maxLength(factIds.length)), []),
  }),
  z.transform(({ contents, facts }): Stated => ({ contents, facts })),
)

function consistent(dish: Stated, context: z.core.$RefinementCtx<Stated>): void {
  const found = contradictionIn(dish)
  if (found)
    context.addIssue({ code: 'custom', message: contradicts(found), path: ['contents'], input: dish })
}

const inOrder = z.overwrite(({ contents, facts }: Stated) => ({
  contents: contentsInOrder(contents),
  facts: [...new Map(facts.map((one) => [one.fact, one])).values()].sort((a, b) =>
    a.fact < b.fact ? -1 : 1,
  ),
}))

/** Everything the kitchen states of a dish: `{contents: [{what, state}], facts?: [{fact, value}]}`, each once and in order. */
export const kitchenContents = said.check(z.superRefine(consistent), inOrder)

/** The same from a planner, limited to what plannerMaySay allows. */
export const plannerContents = said.check(
  z.superRefine((dish: Stated, context) => {
    if (![...dish.contents, ...dish.facts].every(plannerMaySay))
      context.addIssue({ code: 'custom', message: onlyTheKitchen, path: ['contents'], input: dish })
  }),
  z.superRefine(consistent),
  inOrder,
)
