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

/** Signed in, with the sheet's contents saved in the account. */
async function kept() {
  const opened = openEditor(three, signedIn)
  opened.world.clock.pass(1_500)
  await settled()
  return opened
}

test('the device saves the work 400 ms after the last change, and when the page is closed', () => {
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

test('the account saves it 1.5 s after the last change, and the device knows that it did', async () => {
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

test('changing back to the version in the account counts as saved', async () => {
  const { editor, world } = await kept()
  editor.change(changed)
  editor.undo()
  world.clock.pass(1_500)
  await settled()
  expect([editor.read().account, world.account.asked]).toEqual(['kept', 1])
})

test('without a connection it retries every 5 s, and immediately once it is back', async () => {
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

test('after the session has ended, or the server has refused the sheet, there are no retries', async () => {
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

test('a full device is reported, and asks before the page closes unless the account saves the work', async () => {
  const { editor, world } = openEditor(three)
  world.device.isFull = true
  world.clock.pass(400)
  expect([editor.read().keptHere, isUnsaved(editor.read())]).toEqual(['refused', true])
  const other = await kept()
  other.world.device.isFull = true
  other.world.happen('hide')
  expect([other.editor.read().keptHere, isUnsaved(other.editor.read())]).toEqual(['refused', false])
})

/** Another device continued the sheet and so did this one: the shopper must choose between two versions. */
async function inTwoVersions() {
  const { editor, world } = await kept()
  const theirs = { document: sheetOf(4), awaiting: [] }
  world.account.goOnElsewhere(theirs)
  editor.change(changed)
  world.clock.pass(1_500)
  await settled()
  return { editor, world, theirs, mine: editor.read().document }
}

test('on a conflict the user is asked; keeping mine sets theirs aside', async () => {
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

test('taking theirs is one undo step and sets mine aside', async () => {
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

test('a version that changed during the choice is shown again, whichever is chosen', async () => {
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

test('if the other version has been finished by then, mine continues', async () => {
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

test('the same work from elsewhere is not a conflict', async () => {
  const { editor, world } = await kept()
  const next = changed(three)
  world.account.goOnElsewhere({ document: structuredClone(next), awaiting: [] })
  editor.change(() => next)
  world.clock.pass(1_500)
  await settled()
  expect([editor.read().conflict, editor.read().account]).toEqual([null, 'kept'])
})

test('an emptied sheet is not saved', async () => {
  const { editor, world } = await kept()
  editor.change((old) => ({ ...old, items: [], placements: [] }))
  world.clock.pass(1_500)
  await settled()
  expect([world.device.draft, world.account.kept, editor.read().account]).toEqual([null, null, 'kept'])
})

test('a saved design leaves no draft, even if the editor then closes', async () => {
  const { editor, world, asked, end } = await kept()
  editor.save()
  await settled()
  expect(asked).toEqual(['save', 'saved'])
  end()
  await settled()
  expect([world.device.draft, world.account.kept]).toEqual([null, null])
})

test('a change made just before the editor closes is saved', async () => {
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

test('opening and closing an empty sheet requests nothing from the account', async () => {
  const { world, end } = openEditor(emptySheet(), { account: { subject: 'new', seen: null, isSent: true } })
  world.clock.pass(1_500)
  end()
  await settled()
  expect([world.device.draft, world.account.asked]).toEqual([null, 0])
})
