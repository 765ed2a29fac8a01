import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { erasedAt, erasingDue, latestErasing } from './rules.ts'

const day = 86_400_000
const days = (count: number) => count * day

describe('the guests of an event are erased', () => {
  it('180 days after its closing', () => {
    expect(erasingDue({ closesAt: days(50), firstClosesAt: days(50) })).toBe(days(230))
  })

  it('400 days after its first closing, once that was moved far enough', () => {
    expect(erasingDue({ closesAt: days(220), firstClosesAt: 0 })).toBe(days(400))
    expect(erasingDue({ closesAt: days(221), firstClosesAt: 0 })).toBe(days(400))
    expect(erasingDue({ closesAt: days(219), firstClosesAt: 0 })).toBe(days(399))
  })

  it('never sooner than 30 days after the closing it has now', () => {
    expect(erasingDue({ closesAt: days(370), firstClosesAt: 0 })).toBe(days(400))
    expect(erasingDue({ closesAt: days(371), firstClosesAt: 0 })).toBe(days(401))
    expect(erasingDue({ closesAt: days(700), firstClosesAt: 0 })).toBe(days(730))
  })

  it('30 days after its meal at the latest where that is later, and never sooner than that', () => {
    const event = { closesAt: 0, firstClosesAt: 0 }
    expect(latestErasing(event, days(369))).toBe(days(400))
    expect(latestErasing(event, days(380))).toBe(days(410))
    expect(erasingDue(event, days(150))).toBe(days(180))
    expect(erasingDue(event, days(170))).toBe(days(200))
    expect(erasingDue(event, days(190))).toBe(days(220))
    expect(erasingDue({ closesAt: days(390), firstClosesAt: 0 }, days(400))).toBe(days(430))
  })

  it('by the day of the meal that the event names, and by its deadline where it closed before', () => {
    const event = { closesAt: 0, firstClosesAt: 0 }
    const over = days(30) + Date.parse('1970-12-01T12:00Z') + days(1)
    expect(erasingDue({ ...event, eventDate: '1970-01-01', serviceDay: '1970-12-01' })).toBe(over)
    expect(erasingDue({ ...event, eventDate: '1970-12-01', serviceDay: '1970-02-01' })).toBe(over)
    expect(erasingDue({ ...event, eventDate: '1970-12-01', serviceDay: null })).toBe(over)
    expect(erasingDue({ ...event, eventDate: '1970-01-01', serviceDay: null })).toBe(days(180))
    const late = { ...event, eventDate: '1970-01-01', serviceDay: '1971-12-01' }
    expect(latestErasing(late)).toBe(erasingDue(late))
  })

  it('30 days after the planner was told, as far as the latest leaves them', () => {
    const event = { closesAt: 0, firstClosesAt: 0 }
    expect(erasedAt({ ...event, erasureNotifiedAt: days(150) })).toBe(days(180))
    expect(erasedAt({ ...event, erasureNotifiedAt: days(160) })).toBe(days(190))
    expect(erasedAt({ ...event, erasureNotifiedAt: days(390) })).toBe(days(400))
    expect(erasedAt({ ...event, erasureNotifiedAt: null })).toBe(days(180))
  })

  it('between the two bounds, whenever its closing was moved', () => {
    const instants = fc.integer({ min: 0, max: 2_000 }).map(days)
    fc.assert(
      fc.property(instants, instants, instants, (closesAt, firstClosesAt, mealEnds) => {
        const event = { closesAt, firstClosesAt }
        for (const due of [erasingDue(event), erasingDue(event, mealEnds)]) {
          expect(due).toBeGreaterThanOrEqual(closesAt + days(30))
          expect(due).toBeLessThanOrEqual(latestErasing(event, mealEnds))
        }
        expect(erasingDue(event)).toBeLessThanOrEqual(
          Math.max(firstClosesAt + days(400), closesAt + days(30)),
        )
      }),
    )
  })
})
