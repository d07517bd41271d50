import { expect, test } from 'vitest'
import { addGuide } from '#domain/studio/guides.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import { isUnsaved } from '../selectors.ts'
import { settled } from '../testing/fake-world.ts'
import { openEditor } from '../testing/open-editor.ts'
import { emptySheet, sheetOf } from '../testing/sample-sheet.ts'

const three = sheetOf(3)
const changed = (old: StudioDocument): StudioDocument => addGuide(old, 'vertical', 100)
const signedIn = { account: { subject: 'new', seen: null, isSent: false } }

/** Signed in, and the account has what lies on the sheet. */
async function kept() {
  const opened = openEditor(three, signedIn)
  opened.world.clock.pass(1_500)
  await settled()
  return opened
}

test('the device keeps the work 400 ms after the last change, and when the page is left', () => {
  const { editor, world } = openEditor(three)
  world.clock.pass(400)
  editor.change(changed)
  world.clock.pass(399)
  expect(world.device.draft?.document).toBe(three)
  editor.change(changed)
  world.clock.pass(399)
  expect(world.device.draft?.document).toBe(three)
  world.clock.pass(1)
  expect(world.device.draft?.document).toBe(editor.read().document)
  editor.undo()
  world.happen('hide')
  expect(world.device.draft?.document).toBe(editor.read().document)
  expect([editor.read().account, world.account.asked]).toEqual(['off', 0])
})

test('the account keeps it 1.5 s after the last change, and the device knows that it has', async () => {
  const { editor, world } = openEditor(three, signedIn)
  expect(editor.read().account).toBe('changed')
  world.clock.pass(1_500)
  await settled()
  expect([editor.read().account, world.account.kept?.content.document]).toEqual(['kept', three])
  expect(world.device.link).toMatchObject({ version: 1, isSent: true })
  editor.change(changed)
  expect(editor.read().account).toBe('changed')
  world.clock.pass(400)
  expect(world.device.link).toMatchObject({ version: 1, isSent: false })
  world.clock.pass(1_100)
  await settled()
  expect([editor.read().account, world.account.kept?.version]).toEqual(['kept', 2])
})

test('what is changed back to what the account has counts as kept', async () => {
  const { editor, world } = await kept()
  editor.change(changed)
  editor.undo()
  world.clock.pass(1_500)
  await settled()
  expect([editor.read().account, world.account.asked]).toEqual(['kept', 1])
})

test('without a connection it is tried every 5 s, and at once when it is back', async () => {
  const { editor, world } = await kept()
  world.account.refuse = 'offline'
  world.happen('offline')
  expect([editor.read().account, editor.read().isOnline]).toEqual(['away', false])
  editor.change(changed)
  world.clock.pass(1_500)
  await settled()
  expect([editor.read().account, world.device.draft?.document]).toEqual(['away', editor.read().document])
  const before = world.account.asked
  world.clock.pass(5_000)
  await settled()
  expect(world.account.asked).toBe(before + 1)
  world.account.refuse = null
  world.happen('online')
  await settled()
  expect([editor.read().account, editor.read().isOnline]).toEqual(['kept', true])
  expect(world.account.kept?.content.document).toBe(editor.read().document)
})

test('a session that has ended, and a server that takes no such sheet, are not asked again', async () => {
  for (const [reason, account] of [
    ['not_signed_in', 'off'],
    ['invalid_input', 'refused'],
  ] as const) {
    const { editor, world } = openEditor(three, signedIn)
    world.account.refuse = reason
    world.clock.pass(1_500)
    await settled()
    world.clock.pass(60_000)
    await settled()
    expect([editor.read().account, world.account.asked]).toEqual([account, 1])
  }
})

test('a device that is full is told, and asks before the page is closed unless the account keeps it', async () => {
  const { editor, world } = openEditor(three)
  world.device.isFull = true
  world.clock.pass(400)
  expect([editor.read().keptHere, isUnsaved(editor.read())]).toEqual(['refused', true])
  const other = await kept()
  other.world.device.isFull = true
  other.world.happen('hide')
  expect([other.editor.read().keptHere, isUnsaved(other.editor.read())]).toEqual(['refused', false])
})

/** Another device went on with the sheet, and this one, too: both versions stand to be chosen from. */
async function inTwoVersions() {
  const { editor, world } = await kept()
  const theirs = { document: sheetOf(4), awaiting: [] }
  world.account.goOnElsewhere(theirs)
  editor.change(changed)
  world.clock.pass(1_500)
  await settled()
  return { editor, world, theirs, mine: editor.read().document }
}

test('where another device went on one is asked; mine goes on, theirs is put aside', async () => {
  const { editor, world, theirs } = await inTwoVersions()
  expect(editor.read().conflict?.content).toBe(theirs)
  const asked = world.account.asked
  world.clock.pass(20_000)
  await settled()
  expect(world.account.asked).toBe(asked)
  expect(await editor.choosing.keepMine()).toBe('done')
  expect([editor.read().conflict, editor.read().account]).toEqual([null, 'kept'])
  expect(world.account.kept?.content.document).toBe(editor.read().document)
  expect(world.account.aside).toEqual([theirs])
})

test('or theirs goes on as one step to undo, and mine is put aside', async () => {
  const { editor, world, theirs, mine } = await inTwoVersions()
  expect(await editor.choosing.takeTheirs()).toBe('done')
  expect(editor.read().document).toBe(theirs.document)
  expect(world.account.aside.map(({ document }) => document)).toEqual([mine])
  world.clock.pass(1_500)
  await settled()
  expect([editor.read().conflict, editor.read().account]).toEqual([null, 'kept'])
  editor.undo()
  expect(editor.read().document).toBe(mine)
})

test('a version that went on while both were looked at is shown anew, whichever is chosen', async () => {
  for (const choice of ['keepMine', 'takeTheirs'] as const) {
    const { editor, world, mine } = await inTwoVersions()
    const newest = { document: sheetOf(5), awaiting: [] }
    world.account.goOnElsewhere(newest)
    expect(await editor.choosing[choice]()).toBe('changed')
    expect([editor.read().conflict?.content, editor.read().document]).toEqual([newest, mine])
    expect(await editor.choosing[choice]()).toBe('done')
    const [on, aside] = choice === 'keepMine' ? [mine, newest.document] : [newest.document, mine]
    expect(editor.read().document).toBe(on)
    expect(world.account.aside.map(({ document }) => document)).toEqual([aside])
  }
})

test('where the other version was finished meanwhile, mine goes on', async () => {
  for (const choice of ['keepMine', 'takeTheirs'] as const) {
    const { editor, world, mine } = await inTwoVersions()
    world.account.kept = null
    expect(await editor.choosing[choice]()).toBe('gone')
    world.clock.pass(5_000)
    await settled()
    expect([editor.read().conflict, editor.read().account, editor.read().document]).toEqual([
      null,
      'kept',
      mine,
    ])
    expect(world.account.kept).toMatchObject({ content: { document: mine } })
  }
})

test('the same work from elsewhere is no conflict', async () => {
  const { editor, world } = await kept()
  const next = changed(three)
  world.account.goOnElsewhere({ document: structuredClone(next), awaiting: [] })
  editor.change(() => next)
  world.clock.pass(1_500)
  await settled()
  expect([editor.read().conflict, editor.read().account]).toEqual([null, 'kept'])
})

test('an emptied sheet is kept nowhere', async () => {
  const { editor, world } = await kept()
  editor.change((old) => ({ ...old, items: [], placements: [] }))
  world.clock.pass(1_500)
  await settled()
  expect([world.device.draft, world.account.kept, editor.read().account]).toEqual([null, null, 'kept'])
})

test('a saved design leaves no draft, also when the editor then ends', async () => {
  const { editor, world, asked, end } = await kept()
  editor.save()
  await settled()
  expect(asked).toEqual(['save', 'saved'])
  end()
  await settled()
  expect([world.device.draft, world.account.kept]).toEqual([null, null])
})

test('what was changed just before the editor ends is kept', async () => {
  const { editor, world, end } = await kept()
  editor.change(changed)
  end()
  await settled()
  expect(world.device.draft?.document).toBe(editor.read().document)
  expect(world.account.kept?.content.document).toBe(editor.read().document)
  const { asked } = world.account
  world.clock.pass(60_000)
  await settled()
  expect(world.account.asked).toBe(asked)
})

test('an empty sheet that is opened and closed asks nothing of the account', async () => {
  const { world, end } = openEditor(emptySheet(), { account: { subject: 'new', seen: null, isSent: true } })
  world.clock.pass(1_500)
  end()
  await settled()
  expect([world.device.draft, world.account.asked]).toEqual([null, 0])
})
