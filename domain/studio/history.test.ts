import { expect, test } from 'vitest'
import { amend, record, redo, startHistory, undo } from './history.ts'

test('undo and redo go through all steps, to the beginning and back', () => {
  const history = [1, 2, 3].reduce((now, value) => record(now, value), startHistory(0))

  const back = undo(undo(undo(undo(history))))
  expect(back.present).toBe(0)
  expect(redo(redo(back)).present).toBe(2)
  expect(redo(redo(redo(redo(back)))).present).toBe(3)
})

test('a run of similar steps is one step; a different one in between splits it', () => {
  const typed = [1, 12, 120].reduce((now, value) => record(now, value, 'width'), startHistory(0))
  expect(undo(typed).present).toBe(0)

  const parted = record(record(typed, 7, 'height'), 130, 'width')
  expect(undo(parted).present).toBe(7)
  expect(undo(undo(parted)).present).toBe(120)
})

test('after an undo a similar step starts fresh', () => {
  const typed = record(record(startHistory(0), 1, 'width'), 2)
  const history = record(undo(typed), 5, 'width')
  expect(undo(history).present).toBe(1)
})

test('a new step discards what was undone', () => {
  const history = record(undo(record(startHistory(0), 1)), 2)
  expect(redo(history).present).toBe(2)
})

test('an automatic follow-up is not a step: undo goes past it and comes back to it', () => {
  const history = record(amend(record(startHistory('empty'), 'asked'), 'arranged'), 'moved')
  expect(undo(history).present).toBe('arranged')
  expect(undo(undo(history)).present).toBe('empty')
})

test('a step that changes nothing is none', () => {
  const history = startHistory('same')
  expect(record(history, 'same')).toBe(history)
})
