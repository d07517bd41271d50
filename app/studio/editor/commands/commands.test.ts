import { expect, test } from 'vitest'
import { keysOf } from './command.ts'
import { commands } from './commands.ts'

test('no two commands share a key, a name or an id; each has a name of its own', () => {
  const keys = commands.flatMap((command) => command.keys)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length)
  expect(new Set(commands.map(({ label }) => label)).size).toBe(commands.length)
  expect(commands.filter(({ label }) => label.trim() === '')).toEqual([])
})

test('no command takes a key that the studio or the browser needs: the list, the parts, copying, Tab and Enter', () => {
  const taken = ['Ctrl+K', 'F6', 'Shift+F6', 'Ctrl+C', 'Ctrl+X', 'Ctrl+V', 'Tab', 'Enter', 'Space']
  expect(commands.flatMap((command) => command.keys).filter((key) => taken.includes(key))).toEqual([])
})

test('a sign is its key, whether the keyboard needs Shift or AltGr for it', () => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  expect(keysOf({ ...none, key: '[' })).toBe('[')
  expect(keysOf({ ...none, key: '[', ctrlKey: true, altKey: true, getModifierState: () => true })).toBe('[')
  expect(keysOf({ ...none, key: '+', shiftKey: true })).toBe('+')
  expect(keysOf({ ...none, key: 'v', ctrlKey: true, altKey: true, getModifierState: () => false })).toBe(
    'Ctrl+Alt+V',
  )
})
