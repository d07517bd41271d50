import { expect, test } from 'vitest'
import { chosenPicture, notPictured } from './chosen-picture.ts'

const mugs = [
  { alt: 'Lost Lure, 40 oz in Black' },
  { alt: 'Lost Lure, 20oz in Black' },
  { alt: 'Lost Lure, 40oz in Pink' },
]
const tees = [{ alt: 'Softstyle tee in Navy' }, { alt: 'Softstyle tee in Navy Heather' }]

test('the picture follows color and size, color first', () => {
  expect(chosenPicture(mugs, { color: 'Black', size: '20oz' })).toBe(1)
  expect(chosenPicture(mugs, { color: 'Black', size: '40oz' })).toBe(0)
  expect(chosenPicture(mugs, { color: 'Pink', size: '20oz' })).toBe(2)
  expect(chosenPicture(mugs, { color: '', size: '' })).toBe(0)
  expect(chosenPicture([], { color: 'Pink', size: '20oz' })).toBe(0)
})

test('unpictured options are named, and a size inside a word does not count', () => {
  expect(notPictured(mugs, { color: 'Black', size: '20oz' }, 'tumbler')).toBeNull()
  expect(notPictured(mugs, { color: 'Pink', size: '20oz' }, 'tumbler')).toBe(
    'No picture in 20oz yet: this one shows a different option.',
  )
  expect(notPictured(mugs, { color: 'Green', size: '30oz' }, 'tumbler')).toBe(
    'No picture in Green, 30oz yet: this one shows a different option.',
  )
  expect(notPictured(tees, { color: 'Navy', size: 'S' }, 'tshirt')).toBeNull()
  expect(notPictured(tees, { color: 'Red', size: 'S' }, 'tshirt')).toBe(
    'No picture in Red yet: this one shows a different option.',
  )
  expect(notPictured([], { color: 'Red', size: 'S' }, 'tshirt')).toBeNull()
})
