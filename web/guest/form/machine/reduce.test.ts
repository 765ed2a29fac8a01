import { describe, expect, test } from 'vitest'
import type { Category } from '#menu/shape/menu'
import type { EditView, GuestMenu } from '#party/shape/guest'
import type { Draft } from '../rules/draft.ts'
import { editDraftOf } from '../rules/edit-draft.ts'
import type { PersonDraft } from '../rules/person-draft.ts'
import type { Effect, FormAction } from './actions.ts'
import { nowRequired } from './event-loaded.ts'
import { initialAnswerState, initialEditState } from './initial-state.ts'
import { reduceAnswering } from './reduce.ts'
import { reduceEditing } from './reduce-editing.ts'
import {
  type AnswerFormState,
  currentStep,
  type EditFormState,
  lostChoicesOf,
  placesForEdit,
} from './state.ts'

const dish = (id: string) => ({ id, name: id, description: '' })
const main: Category = { id: 'main', name: 'Main', items: [dish('fish'), dish('stew')] }
const event = { eventCode: 'FEAST7', title: 'Summer feast', guestLimit: 30, registeredGuests: 10 }
const menu = {
  event,
  categories: [main],
  guestLimit: 30,
  registeredGuests: 10,
  asksEmail: false,
  menuVersion: 4,
} as unknown as GuestMenu
const person = (name: string, selections: Record<string, string> = {}) => ({
  name,
  allergies: '',
  selections,
})
const draft = (...party: Draft['party']): Draft => ({
  submissionId: 'first',
  flowId: 'this',
  email: '',
  party,
})

const review = { name: 'review', personIndex: 0, flowId: 'this' } as const

/** The form of a party at the review, ready to be sent. */
function atReview(party = [person('Ann', { main: 'fish' })], more: Partial<Draft> = {}): AnswerFormState {
  const form = initialAnswerState(menu, { ...draft(...party), ...more }, false)
  return { ...form, ready: true, entry: review, draft: { ...form.draft, chosenDishes: [main], step: review } }
}

const view = {
  event,
  categories: [main],
  menuVersion: 4,
  otherGuests: 8,
  response: {
    id: 'r',
    leadGuestName: 'Ann',
    leadGuestEmail: null,
    guestCount: 2,
    version: 3,
    party: [
      { ...person('Ann', { main: 'fish' }), id: 'ann' },
      { ...person('Leo', { main: 'stew' }), id: 'leo' },
    ],
  },
} as unknown as EditView
const stored = (): EditFormState =>
  initialEditState('token', view, { ...editDraftOf(view.response), chosenDishes: [main] })

/** State after several actions, with all effects. */
function played(form: AnswerFormState, ...actions: FormAction[]): [AnswerFormState, Effect[]] {
  return actions.reduce<[AnswerFormState, Effect[]]>(
    ([now, effects], action) => {
      const [next, more] = reduceAnswering(now, action)
      return [next, [...effects, ...more]]
    },
    [form, []],
  )
}
const typesOf = (effects: Effect[]) => effects.map(({ type }) => type)
const type = (part: { name?: string; selections?: Record<string, string> }, index = 0): FormAction => ({
  type: 'person_changed',
  index,
  part,
})
/** Presses Continue on a step that was on the screen for a while. */
const goOn = (stepKey = 'info 0', stepAgeMs = 700): FormAction => ({
  type: 'continue_pressed',
  stepKey,
  stepAgeMs,
})
const refusal = (code: string, more = {}): FormAction => ({
  type: 'was_refused',
  failure: { code: code as 'closed', sentence: 'No.', ...more },
})

describe('an answer that is filled in', () => {
  test('keeps each letter on the device', () => {
    const [form, effects] = played(initialAnswerState(menu, draft(person('')), false), type({ name: 'A' }))
    expect(form.draft.party[0]?.name).toBe('A')
    expect(effects).toEqual([{ type: 'store', draft: form.draft }])
  })

  test('keeps nothing because a draft was read', () => {
    const stored = draft(person('Ann'))
    const [form, effects] = played(initialAnswerState(menu, draft(person('')), false), {
      type: 'draft_loaded',
      draft: stored,
    })
    expect([form.ready, form.draft, effects]).toEqual([true, stored, []])
  })

  test('goes through its steps, and stays where something is wrong', () => {
    const blank = { ...initialAnswerState(menu, draft(person('')), false), ready: true }
    const [still, led] = played(blank, goOn())
    expect(currentStep(still).name).toBe('info')
    expect(still.fieldErrors).toEqual({ 'party.0.name': 'name_required' })
    expect(led).toEqual([{ type: 'focus', field: 'party.0.name' }])

    const [on, effects] = played(blank, type({ name: 'Ann' }), goOn())
    expect(currentStep(on)).toMatchObject({ name: 'lead-menu', from: 'info 0' })
    expect(on.draft.step).toEqual({ name: 'lead-menu', personIndex: 0 })
    expect(typesOf(effects)).toEqual(['store', 'push', 'store'])
    expect(typesOf(played(on, { type: 'back_pressed' })[1])).toEqual(['go_back'])
  })

  test('stops at a need that is not passed on, leads to it, and keeps the error until it is', () => {
    const milk = { what: 'milk', how: 'allergy', by: 'guest' } as const
    const form = {
      ...initialAnswerState(menu, draft({ ...person('Ann'), needs: [milk] }), false),
      ready: true,
    }
    const [stopped, effects] = played(form, goOn())
    expect([currentStep(stopped).name, stopped.fieldErrors, effects]).toEqual([
      'info',
      { 'party.0.needs': 'consent_missing' },
      [{ type: 'focus', field: 'party.0.needs' }],
    ])
    const consented = { needs: [milk], allergies: '', consent: true }
    expect(played(stopped, { type: 'person_changed', index: 0, part: { consented } })[0].fieldErrors).toEqual(
      {},
    )
    expect(played(stopped, type({ name: 'Anna' }))[0].fieldErrors).toEqual(stopped.fieldErrors)
  })

  test('asks for the places once more before it says that the party does not fit', () => {
    const places = { guestLimit: 30, registeredGuests: 30 }
    const form = { ...atReview(), entry: null, places }
    expect(played(form, goOn())[1]).toEqual([{ type: 'read_places' }])
    expect(played(form, { type: 'places_checked', places })[0].refusedPlaces).toEqual(places)
    const free = { guestLimit: 30, registeredGuests: 3 }
    expect(currentStep(played(form, { type: 'places_checked', places: free })[0]).name).toBe('lead-menu')
    expect(played(form, { type: 'places_checked', places: null })[0].refusedPlaces).toEqual(places)
  })

  test('begins at its first step where the history is at a step of an answer sent before', () => {
    const before = { ...review, flowId: 'before' }
    const fresh = { ...initialAnswerState(menu, draft(person('')), false), ready: true }
    const come = { type: 'history_changed', entry: before, popped: true } as const
    const [form, effects] = played(fresh, come, type({ name: 'L' }), goOn())
    expect(currentStep(played(fresh, come, type({ name: 'L' }))[0]).name).toBe('info')
    expect(form.entry).toMatchObject({ name: 'lead-menu', flowId: 'this' })
    expect(effects).toContainEqual({ type: 'push', entry: form.entry })
  })

  test('skips nobody’s menu by impatient taps: each step has to stand before Continue acts on it', () => {
    const two = { ...initialAnswerState(menu, draft(person('Ann'), person('Leo')), false), ready: true }
    const [menuOfAnn] = played(two, goOn(), goOn(), goOn())
    expect(currentStep(menuOfAnn).name).toBe('lead-menu')
    expect(played(menuOfAnn, goOn('lead-menu 0', 699))).toEqual([menuOfAnn, []])
    const [menuOfLeo] = played(menuOfAnn, goOn('lead-menu 0'), goOn('lead-menu 0', 900))
    expect(currentStep(menuOfLeo)).toMatchObject({ name: 'additional-guests', personIndex: 1 })
  })

  test('undoes one press that changed somebody, until something else is changed', () => {
    const two = atReview([person('Ann', { main: 'fish' }), person('Leo', { main: 'stew' })])
    const part = { selections: { main: 'fish' } }
    const [same] = played(two, { type: 'person_replaced', index: 1, part, cause: 'copied' })
    expect([same.draft.party[1]?.selections, same.undo?.cause]).toEqual([{ main: 'fish' }, 'copied'])
    const [again, effects] = played(same, { type: 'undo_pressed' })
    expect([again.draft.party[1]?.selections, again.undo, typesOf(effects)]).toEqual([
      { main: 'stew' },
      null,
      ['store'],
    ])
    expect(played(same, type({ name: 'Lea' }, 1))[0].undo).toBeNull()
    expect(played(same, { type: 'step_pressed', step: { name: 'info', personIndex: 0 } })[0].undo).toBeNull()
  })

  test('tells after a reload which chosen dish left the menu, and keeps the rest', () => {
    const stored = { ...draft(person('Ann', { main: 'pike', dessert: 'cake' })), at: review }
    const chosenDishes = [
      { ...main, items: [dish('pike')] },
      { id: 'dessert', name: 'Dessert', items: [dish('cake')] },
    ]
    const now = { ...menu, categories: [main, { id: 'dessert', name: 'Dessert', items: [dish('cake')] }] }
    const blank = initialAnswerState(now, draft(person('')), false)
    const [form, effects] = played(blank, { type: 'draft_loaded', draft: { ...stored, chosenDishes } })
    expect(lostChoicesOf(form)).toMatchObject([
      { personIndex: 0, course: 'Main', dish: 'pike', courseExists: true },
    ])
    expect([form.draft.party[0]?.selections, effects]).toEqual([{ dessert: 'cake' }, []])
  })

  test('goes back to the review from a step that was opened there', () => {
    const step = { name: 'info', personIndex: 0 } as const
    const [info] = played(atReview(), { type: 'step_pressed', step, returns: true })
    expect(played(info, goOn())[1]).toEqual([{ type: 'go_back' }])
  })

  test('loses and gets back a guest', () => {
    const two = atReview([person('Ann'), person('Leo', { main: 'stew' })])
    const [one, effects] = played(two, { type: 'person_removed', index: 1 })
    expect([one.draft.party.length, one.removalCause, typesOf(effects)]).toEqual([
      1,
      'remove',
      ['focus_heading', 'store'],
    ])
    const [again] = played(one, { type: 'person_restored' })
    expect([again.draft.party[1]?.name, again.removalCause]).toEqual(['Leo', null])
    // Back drops the offer to restore them, and counts as a change of step.
    const [back] = played(one, { type: 'back_pressed' })
    expect(back).toMatchObject({ removalCause: null, hasChangedStep: true })
  })
})

describe('sending', () => {
  test('marks the draft as unsent, and sends it with the menu it was chosen from', () => {
    const [form, effects] = played(atReview(), { type: 'send_pressed' })
    expect(form.sending).toBe('sending')
    expect(form.draft.unsentEventTitle).toBe('Summer feast')
    expect(effects).toMatchObject([
      { type: 'send', draft: form.draft, menuVersion: 4, replacedReceipt: null },
      { type: 'store', draft: form.draft },
    ])
  })

  test('holds what it sends: neither a letter nor a press changes it, nor the browser’s Back', () => {
    const [sending] = played(atReview(), { type: 'send_pressed' })
    const presses: FormAction[] = [
      type({ name: 'Lea' }),
      { type: 'resized', size: 3 } as const,
      { type: 'send_pressed' } as const,
      { type: 'back_pressed' } as const,
      { type: 'step_pressed', step: { name: 'info', personIndex: 0 } } as const,
    ]
    for (const press of presses) expect(played(sending, press)).toEqual([sending, []])
    const entry = { name: 'lead-menu', personIndex: 0, flowId: 'this' } as const
    const [still, effects] = played(sending, { type: 'history_changed', entry, popped: true })
    expect([still, effects]).toEqual([sending, [{ type: 'push', entry: review }]])
    const [again] = played(sending, refusal('lost'), type({ name: 'Lea' }))
    expect(again.draft.party[0]?.name).toBe('Lea')
  })

  test('ends the draft and keeps the receipt once it is stored', () => {
    const receipt = { responseId: 'r', editToken: 'token', editUrl: '' }
    const declined = atReview(undefined, { decline: 'declined' })
    const [form, effects] = played(declined, { type: 'send_pressed' }, { type: 'was_sent', receipt })
    expect(form.sending).toBe('sent')
    expect(effects.slice(2)).toMatchObject([
      { type: 'keep_receipt', token: 'token', replacedToken: 'declined' },
      { type: 'store', draft: null },
      { type: 'saved', receipt },
    ])
  })

  test('waits offline while the review is shown, and sends when the device is back', () => {
    const [waiting] = played(atReview(), { type: 'send_pressed' }, { type: 'waits_for_network' })
    expect([waiting.sending, waiting.failure]).toEqual(['waiting', { code: 'offline' }])
    expect(typesOf(played(waiting, { type: 'came_online' })[1])).toEqual(['send'])

    const step = { name: 'info', personIndex: 0 } as const
    const [elsewhere] = played(waiting, { type: 'step_pressed', step })
    expect([elsewhere.sending, elsewhere.failure]).toEqual(['idle', null])
    expect(played(elsewhere, { type: 'came_online' })[1]).toEqual([])
  })

  test.each(['answered_before', 'closed', 'not_found'])(
    'that ends in %s is not on its way any more',
    (code) => {
      const [form] = played(atReview(), { type: 'send_pressed' }, refusal(code))
      expect([form.draft.unsentEventTitle, form.failure?.code, form.sending]).toEqual([
        undefined,
        code,
        'idle',
      ])
    },
  )

  test.each(['lost', 'unavailable'])('that ends in %s may be tried again', (code) => {
    const [form] = played(atReview(), { type: 'send_pressed' }, refusal(code))
    expect([form.draft.unsentEventTitle, form.failure?.code]).toEqual(['Summer feast', code])
  })

  test('forgets what was told once something is edited', () => {
    const [form] = played(atReview(), { type: 'send_pressed' }, refusal('lost'), type({ name: 'Anna' }))
    expect(form.failure).toBeNull()
  })

  test('reads the menu again when it changed, and tells who lost what', () => {
    const [asking, effects] = played(atReview(), { type: 'send_pressed' }, refusal('menu_changed'))
    expect(asking.sending).toBe('sending')
    expect(typesOf(effects)).toEqual(['send', 'store', 'read_menu'])
    const failure = { code: 'menu_changed' } as const
    const now = { ...menu, categories: [{ ...main, items: [dish('stew')] }] }
    const [form] = played(asking, { type: 'menu_loaded', menu: now, failure })
    expect(lostChoicesOf(form)).toMatchObject([
      { personIndex: 0, name: 'Ann', categoryId: 'main', dish: 'fish' },
    ])
    expect([form.draft.party[0]?.selections, form.sending, form.failure]).toEqual([{}, 'idle', failure])
    expect(played(asking, { type: 'menu_loaded', menu: null, failure })[0].failure).toEqual({
      ...failure,
      isMenuUnread: true,
    })
  })

  test('asks about a dish that is called otherwise by now, and sends once it is kept', () => {
    const now = { ...menu, categories: [{ ...main, items: [{ ...dish('fish'), name: 'Pike' }] }] }
    const [asked, none] = played({ ...atReview(), menu: now }, { type: 'send_pressed' })
    expect([asked.mayAskAboutDishes, asked.sending, none]).toEqual([true, 'idle', []])
    const change = { category: 'main', previous: dish('fish'), current: { ...dish('fish'), name: 'Pike' } }
    expect(typesOf(played(asked, { type: 'dish_kept', change })[1])).toEqual(['send', 'store'])
    const [again, effects] = played(asked, { type: 'dish_dropped', change, personIndex: 0 })
    expect([again.draft.party[0]?.selections, again.mayAskAboutDishes]).toEqual([{}, false])
    expect(effects).toMatchObject([
      { type: 'push', entry: { name: 'lead-menu', returns: true } },
      { type: 'focus', field: 'party.0.selections.main' },
      { type: 'store' },
    ])
  })

  test('saves over the answer that was stored first, or keeps that one', () => {
    const receipt = { responseId: 'r', editToken: 'token', editUrl: '' }
    const [, over] = played(atReview(), { type: 'save_over_pressed', receipt })
    expect(over).toMatchObject([{ type: 'send', replacedReceipt: receipt }])
    expect(typesOf(played(atReview(), { type: 'keep_stored_pressed', receipt })[1])).toEqual([
      'keep_receipt',
      'store',
      'show_receipt',
    ])
  })

  test('draws another id for another party, which a second attempt keeps', () => {
    const [asked] = played(atReview(), { type: 'send_pressed' }, refusal('answered_before'))
    const [form, effects] = played(asked, { type: 'another_party_pressed', submissionId: 'second' })
    expect(effects[0]).toMatchObject({ type: 'send', draft: { submissionId: 'second', another: true } })
    const [, again] = played(form, refusal('lost'), { type: 'send_pressed' })
    expect(again.find(({ type }) => type === 'send')).toMatchObject({ draft: { submissionId: 'second' } })
  })

  test('sends a new response by one press after the first one was removed', () => {
    const [refused] = played(atReview(), { type: 'send_pressed' }, refusal('removed'))
    const [form, effects] = played(refused, { type: 'send_as_new_pressed', submissionId: 'second' })
    expect(form).toMatchObject({ sending: 'sending', failure: null })
    expect(effects.find(({ type }) => type === 'send')).toMatchObject({ draft: { submissionId: 'second' } })
  })

  test('opens the answer of before with what was filled in anew, and keeps no draft', () => {
    const before = { token: 'token', names: ['Ann', 'Leo'], declined: false, response: view.response }
    const form = atReview([person('ann ', { main: 'stew' })])
    const [, effects] = played(form, { type: 'change_previous_pressed', previous: before })
    expect(effects).toMatchObject([
      {
        type: 'store_edit',
        token: 'token',
        draft: {
          version: 3,
          party: [
            { id: 'ann', name: 'Ann', selections: { main: 'stew' } },
            { id: 'leo', selections: { main: 'stew' } },
          ],
        },
      },
      { type: 'store', draft: null },
      { type: 'leave', path: '/edit/token' },
    ])
    // An answer that cannot be read now is opened, and the draft stays.
    const unread = { token: 'token', names: [], declined: false }
    expect(typesOf(played(form, { type: 'change_previous_pressed', previous: unread })[1])).toEqual(['leave'])
  })

  test('takes the place of a decline that this device gave before', () => {
    const decline = { declineToken: 'declined' }
    const [, effects] = played(atReview(), {
      type: 'replace_decline_pressed',
      decline,
      submissionId: 'second',
    })
    expect(effects[0]).toMatchObject({
      type: 'send',
      draft: { decline: 'declined', submissionId: 'second' },
    })
  })

  test('asks for no name before it tells that a party cannot come that answered before', () => {
    const blank = { ...initialAnswerState(menu, draft(person('')), false), ready: true }
    const [, effects] = played(blank, { type: 'cannot_come_pressed', hasAnsweredBefore: true })
    expect(effects).toEqual([{ type: 'leave', path: '/not-coming/FEAST7' }])
    const [first, led] = played(blank, { type: 'cannot_come_pressed', hasAnsweredBefore: false })
    expect(first.fieldErrors).toEqual({ 'party.0.name': 'name_required' })
    expect(typesOf(led)).toEqual(['focus'])
  })

  test('sends nothing where the planner tries the form', () => {
    const [form, effects] = played({ ...atReview(), isPreview: true }, { type: 'send_pressed' })
    expect([form.sending, typesOf(effects)]).toEqual(['idle', ['show_receipt']])
  })
})

describe('news of the event while the form is filled in', () => {
  const starter: Category = { id: 'starter', name: 'Starter', items: [dish('soup')] }
  const asking: Category = { ...starter, required: true }
  const read = (categories: Category[], hasReopened = false): FormAction => ({
    type: 'event_loaded',
    hasReopened,
    menu: { ...menu, categories, menuVersion: 5, registeredGuests: 12 },
  })

  test('tells who lost a dish, keeps the rest, and leaves the draft as it is until the guest goes on', () => {
    const two = atReview([person('Ann', { main: 'fish' }), person('Leo', { main: 'stew' })])
    const [form, effects] = played(two, read([{ ...main, items: [dish('stew')] }]))
    expect(lostChoicesOf(form)).toMatchObject([{ personIndex: 0, name: 'Ann', dish: 'fish' }])
    expect(form.draft.party.map(({ selections }) => selections)).toEqual([{}, { main: 'stew' }])
    expect([form.menu.menuVersion, form.places.registeredGuests, form.failure, effects]).toEqual([
      5,
      12,
      null,
      [],
    ])
    const [both] = played(form, read([{ ...main, items: [dish('tart')] }]))
    expect(lostChoicesOf(both)).toMatchObject([{ dish: 'fish' }, { dish: 'stew' }])
    const [again] = played(both, type({ selections: { main: 'tart' } }), read([{ ...main, items: [] }]))
    expect(lostChoicesOf(again)).toMatchObject([
      { dish: 'stew' },
      { personIndex: 0, dish: 'tart', courseExists: false },
    ])
  })

  test('asks for a course that became required, of those whose courses were passed, until all have chosen', () => {
    const two = atReview([person('Ann', { main: 'fish' }), person('Leo', { main: 'stew' })])
    const both = [main, { ...starter }]
    const [before] = played(two, read(both))
    expect(nowRequired(before)).toEqual({ courses: [], missing: [] })
    const [form] = played(before, read([main, asking]))
    const leo = { index: 1, category: asking }
    expect(nowRequired(form)).toEqual({
      courses: ['Starter'],
      missing: [{ index: 0, category: asking }, leo],
    })
    const onStep = (name: 'info' | 'lead-menu') => ({
      ...form,
      entry: { name, personIndex: 0, flowId: 'this' },
    })
    expect(nowRequired(onStep('info'))).toEqual({ courses: ['Starter'], missing: [] })
    expect(nowRequired(onStep('lead-menu')).missing).toEqual([{ index: 0, category: asking }])
    const [chosen] = played(form, type({ selections: { main: 'fish', starter: 'soup' } }))
    expect(nowRequired(chosen).missing).toEqual([leo])
    const [all] = played(chosen, type({ selections: { starter: 'none' } }, 1))
    expect(nowRequired(all)).toEqual({ courses: [], missing: [] })
    expect(nowRequired(played(form, read(both))[0])).toEqual({ courses: [], missing: [] })
  })

  test('asks before sending about a chosen dish of a stored answer that was renamed', () => {
    const fresh = initialEditState('token', view, editDraftOf(view.response))
    const renamed = { ...main, items: [{ ...dish('fish'), name: 'Pike' }, dish('stew')] }
    const [form, effects] = reduceEditing(fresh, read([renamed]))
    expect([form.view.categories, form.view.response, effects]).toEqual([[renamed], view.response, []])
    expect(reduceEditing(form, { type: 'send_pressed' })[0]).toMatchObject({
      mayAskAboutDishes: true,
      sending: 'idle',
    })
  })

  test('changes nothing of what is on its way', () => {
    const [sending] = played(atReview(), { type: 'send_pressed' })
    const [form] = played(sending, read([{ ...main, items: [dish('stew')] }]))
    expect([form.draft, form.menu, form.lostChoices]).toEqual([sending.draft, sending.menu, []])
  })

  test('of a reopening is told until the guest goes on, and takes back that it was closed', () => {
    const [closed] = played(atReview(), { type: 'send_pressed' }, refusal('closed'))
    const [form] = played(closed, read([main], true))
    expect([form.hasReopened, form.failure]).toEqual([true, null])
    expect(played(form, type({ name: 'Anna' }))[0].hasReopened).toBe(false)
    expect(
      played(form, { type: 'step_pressed', step: { name: 'info', personIndex: 0 } })[0].hasReopened,
    ).toBe(false)
    expect(played(form, read([main]))[0].hasReopened).toBe(true)
    const [edit] = reduceEditing(reduceEditing(stored(), refusal('expired'))[0], read([main], true))
    expect([edit.hasReopened, edit.failure]).toEqual([true, null])
  })
})

describe('a stored answer that is edited', () => {
  const act = (form: EditFormState, action: FormAction) => reduceEditing(form, action)

  test('is sent with its version, and leaves the page once it is saved', () => {
    const [sending, effects] = act(stored(), { type: 'send_pressed' })
    expect(effects[0]).toMatchObject({ type: 'send', draft: { version: 3 } })
    expect(typesOf(act(sending, { type: 'was_sent' })[1])).toEqual(['keep_receipt', 'store', 'saved'])
  })

  test('keeps the places of its own party when the others are full', () => {
    const [form] = act(stored(), refusal('capacity', { details: { guestLimit: 30, registeredGuests: 29 } }))
    expect(form.places).toEqual({ guestLimit: 30, registeredGuests: 31 })
  })

  test('has the places that are kept for the rest of its party, which count as taken elsewhere', () => {
    const editing = (reservedForParty?: number) =>
      placesForEdit(
        initialEditState(
          'token',
          { ...view, event: { ...view.event, registeredGuests: 30 }, reservedForParty },
          editDraftOf(view.response),
        ),
      )
    expect(editing()).toEqual({ partySize: 2, others: 28, placesLeft: 2 })
    expect(editing(1)).toEqual({ partySize: 2, others: 27, placesLeft: 3 })
    const full = { ...stored(), view: { ...view, reservedForParty: 1 } }
    const [told] = act(full, refusal('capacity', { details: { guestLimit: 30, registeredGuests: 29 } }))
    expect(placesForEdit(told)).toEqual({ partySize: 2, others: 29, placesLeft: 1 })
  })

  test('shows what somebody else saved meanwhile, and keeps either', () => {
    const response = { ...view.response, version: 4 }
    const [both] = act(stored(), refusal('changed', { details: { response } }))
    expect(both.newerResponse).toBe(response)
    const [mine, effects] = act(both, { type: 'keep_mine_pressed', response })
    expect([mine.newerResponse, mine.sending, mine.draft.version]).toEqual([null, 'sending', 4])
    expect(effects[0]).toMatchObject({ type: 'send', draft: { version: 4 } })
    expect(act(both, { type: 'keep_newer_pressed', response })[0]).toMatchObject({
      newerResponse: null,
      draft: { version: 4 },
      view: { response },
    })
  })

  test('keeps what only one side changed, whichever side is kept of the rest', () => {
    const [ann, leo] = view.response.party as [PersonDraft, PersonDraft]
    const response = {
      ...view.response,
      version: 4,
      party: [
        { ...ann, name: 'Anna' },
        { ...leo, name: 'Leon' },
      ],
    }
    const change = (index: number, part: object): FormAction => ({ type: 'person_changed', index, part })
    const mine = [change(0, { selections: { main: 'stew' } }), change(1, { name: 'Leonard' })]
    const form = mine.reduce<EditFormState>((now, action) => act(now, action)[0], stored())
    const [both] = act(form, refusal('changed', { details: { response } }))
    const party = (name: string) => [{ name: 'Anna', selections: { main: 'stew' } }, { name }]
    for (const [type, name] of [
      ['keep_mine_pressed', 'Leonard'],
      ['keep_newer_pressed', 'Leon'],
    ] as const) {
      const [, effects] = act(both, { type, response })
      expect(effects[0]).toMatchObject({ type: 'send', draft: { version: 4, party: party(name) } })
    }
  })

  test('goes back to what is saved, and to the changes again', () => {
    const [changed] = act(stored(), { type: 'person_changed', index: 1, part: { name: 'Lea' } })
    const [form, effects] = act(changed, { type: 'discard_pressed' })
    expect([form.draft.party[1]?.name, effects]).toEqual(['Leo', [{ type: 'store', draft: null }]])
    const [back, stores] = act(form, { type: 'discard_undone' })
    expect([back.draft, back.resuming, stores]).toEqual([
      changed.draft,
      true,
      [{ type: 'store', draft: changed.draft }],
    ])
  })
})
