import { table } from '#domain/table.ts'
import type { Editor, EditorState } from '../editor.ts'

export type CommandSection =
  | 'File'
  | 'Edit'
  | 'Select'
  | 'Move'
  | 'Size and turn'
  | 'Align'
  | 'Layers'
  | 'Sheet'
  | 'View'

/** An action of the studio, however it is invoked: by a key, from the command list, by a button. */
export type Command = {
  id: string
  /** In the shopper's words. */
  label: string
  section: CommandSection
  /**
   * As `keysOf` names them: "Ctrl+D", "Shift+R", "ArrowLeft". The first one is shown; rarely used commands have none.
   */
  keys: readonly string[]
  /** How many copies must be selected. */
  needs?: number
  /** Whether it can run now, beyond `needs`. */
  isPossible?: (state: EditorState) => boolean
  run: (editor: Editor, state: EditorState) => void
}

export const canRun = ({ needs = 0, isPossible }: Command, state: EditorState): boolean =>
  state.selection.length >= needs && (isPossible?.(state) ?? true)

/** Returns false if it cannot run now. */
export function runCommand(command: Command, editor: Editor): boolean {
  const state = editor.read()
  if (!canRun(command, state)) return false
  command.run(editor, state)
  return true
}

/** Why it cannot run now, in words; null if it can. */
export function whyNot(command: Command, state: EditorState): string | null {
  if (canRun(command, state)) return null
  const { label, needs = 0 } = command
  if (state.selection.length >= needs) return `${label}: not possible now.`
  return `${label}: select ${needs === 1 ? 'a copy' : `${needs} copies`} first.`
}

type Keys = {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
  getModifierState?: (modifier: 'AltGraph') => boolean
}

/**
 * "Ctrl+Shift+Z"; the command key of a Mac counts as Ctrl. Symbols are named without Shift: "?" is "?"; and without
 * AltGr, which many keyboards need for "[" and which reports Ctrl and Alt as pressed.
 */
export function keysOf(event: Keys): string {
  const { key, metaKey, shiftKey } = event
  const isAltGraph = event.getModifierState?.('AltGraph') === true
  const [ctrlKey, altKey] = [event.ctrlKey && !isAltGraph, event.altKey && !isAltGraph]
  const isSign = key.length === 1 && !/[a-z0-9 ]/i.test(key)
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key
  const held = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && !isSign && 'Shift']
  return [...held.filter(Boolean), name].join('+')
}

const shown = table<string>({
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
})

/** For display: "Ctrl Shift Z". */
export const showKeys = (keys: string): string =>
  keys
    .split(/(?<!^)\+(?!$)/)
    .map((key) => shown[key] ?? key)
    .join(' ')
