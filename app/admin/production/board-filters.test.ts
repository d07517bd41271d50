import { expect, test } from 'vitest'
import type { BoardCard } from '#server/production/index.ts'
import { columnsOf, readBoardFilters } from './board-filters.ts'
import { initialsOf } from './made-by.tsx'

const mara = { id: 'a1', name: 'Mara Voss' }
const roland = { id: 'b2', name: 'Roland' }

const card = (changes: Partial<BoardCard>): BoardCard => ({
  itemId: '1',
  orderId: '1',
  orderNumber: 'GW-000001',
  orderStatus: 'in_production',
  customerName: 'June Okafor',
  company: 'Night Shift Coffee',
  contactEmail: 'june@nightshiftcoffee.example',
  delivery: 'shipping',
  speed: 'standard',
  notes: '',
  ticket: 'GW-000001-1',
  name: 'Gang Sheet 22 × 36 in',
  productType: 'Gang Sheet',
  options: ['Glossy'],
  imageUrl: null,
  artworks: ['night-owls.png'],
  softPrints: [],
  quantity: 1,
  copies: 1,
  run: 0,
  isReprint: false,
  route: ['check', 'print', 'pack'],
  place: 'print',
  blocked: null,
  designChangedAt: null,
  dueAt: null,
  assignee: null,
  printer: null,
  movedAt: new Date(0),
  movedBy: '',
  isOrderPacked: false,
  isChangeAsked: false,
  ...changes,
})

const cards = [
  card({ itemId: 'plain' }),
  card({ itemId: 'mine', assignee: mara, printer: roland }),
  card({
    itemId: 'other',
    ticket: 'GW-000777-2',
    contactEmail: 'sam@saltline.example',
    company: '',
    customerName: 'Sam Whitaker',
    artworks: [],
  }),
]

const found = (query: string): string[] =>
  columnsOf(
    cards,
    readBoardFilters(new URLSearchParams(query)),
    { now: new Date(0), timeZone: 'UTC' },
    ({ place }) => place,
  ).flatMap((column) => column.cards.map(({ itemId }) => itemId))

test('the board can be searched by number, customer, company, artwork and product, and all words must match', () => {
  const both = ['plain', 'mine']
  expect(found('')).toHaveLength(3)
  expect(found('q=000777')).toEqual(['other'])
  expect(found('q=OKAFOR')).toEqual(both)
  expect(found('q=night+shift')).toEqual(both)
  expect(found('q=owls.png')).toEqual(both)
  expect(found('q=glossy+whitaker')).toEqual(['other'])
  expect(found('q=okafor+whitaker')).toEqual([])
})

test('the board filters by person, by printer, and by unassigned work', () => {
  expect(found('person=a1')).toEqual(['mine'])
  expect(found('printer=b2')).toEqual(['mine'])
  expect(found('person=nobody')).toEqual(['plain', 'other'])
  expect(found('person=nobody&printer=b2')).toEqual([])
})

test('initials tell people apart', () => {
  expect(['Mara Voss', 'Ana Maria de Ruiz', 'Dora', 'dale.odum@shop.example', ''].map(initialsOf)).toEqual([
    'MV',
    'AR',
    'DO',
    'DO',
    '',
  ])
})
