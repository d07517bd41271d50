import { expect, test } from 'vitest'
import { type Closing, closingSchema, closingWords, whyToClose } from './roll-closing.ts'

const never: Closing = { share: null, length: null, age: null, time: null, isReleased: false }
const outlook = {
  ...{ lengthInches: 156, pieceCount: 12, isFull: false },
  oldestAt: new Date('2026-11-26T10:00:00Z'),
}
/** 4:00 PM in Chicago. */
const circumstances = {
  ...{ maxLengthInches: 200, timeZone: 'America/Chicago', closedDay: null },
  now: new Date('2026-11-26T22:00:00Z'),
}
const why = (closing: Partial<Closing>, more = {}) =>
  whyToClose({ ...never, ...closing }, outlook, { ...circumstances, ...more })

test('a roll closes at the first limit reached, and says why', () => {
  expect(why({ share: 79 })).toBeNull()
  expect(why({ share: 78 })).toBe('78% full')
  expect(why({ length: 156.1 })).toBeNull()
  expect(why({ length: 156 })).toBe('156.0 in long')
  expect(why({ age: 12.1 })).toBeNull()
  expect(why({ age: 12 })).toBe('its oldest piece has waited 12 hours')
  expect(why({ time: '16:01' })).toBeNull()
  expect(why({ time: '16:00' })).toBe('it is past 4:00 PM')
  expect(why({ time: '16:00' }, { closedDay: '2026-11-26' })).toBeNull()
  expect(why({ time: '16:00' }, { closedDay: '2026-11-25' })).toBe('it is past 4:00 PM')
  expect(whyToClose({ ...never, share: 90 }, { ...outlook, isFull: true }, circumstances)).toBe(
    'full: more is waiting than fits',
  )
})

test('closing time follows the shop’s clock', () => {
  const closing = { ...never, share: 85, length: 150, age: 24, time: '16:00' }
  expect(closingWords(closing, outlook, circumstances)).toEqual([
    'at 85% full',
    'at 150 in',
    'Fri, Nov 27, 4:00 AM, when its oldest piece has waited 24 hours',
    'at 4:00 PM',
  ])
})

test('automatic closing needs at least one rule', () => {
  expect(closingSchema.safeParse({}).error?.issues[0]?.path).toEqual(['share'])
  expect(closingSchema.parse({ time: '16:00' })).toEqual({ ...never, time: '16:00' })
})
