import { readFile } from 'node:fs/promises'
import { PDFDocument, PDFName, type PDFPage, type PDFRef, PDFStream } from '@cantoo/pdf-lib'
import type { SheetTask } from './pdf-tasks.ts'
import { pictureStreams } from './picture-streams.ts'
import { saveInStreams } from './save-in-streams.ts'
import { describeColors } from './screen-colors.ts'

/** The task: writes the page into the task's target. Pixels go from file to file: only the drawings are in memory. */
export async function composeSheet(task: SheetTask): Promise<void> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(task.title)
  document.setCreator('Gangway')
  const { context } = document
  const profile = await describeColors(document)
  const forms = await embedForms(document, task)
  const pictures = task.pictures.map((picture) => pictureStreams(picture, profile, () => context.nextRef()))
  const used = [...forms, ...pictures.map(({ ref }) => ref)]
  const page = document.addPage([task.page.width, task.page.height])
  describePage(page, task, { used, profile })
  await document.flush()
  const streams = pictures.flatMap((picture) => picture.streams)
  await saveInStreams(context, streams, task.target)
}

function describePage(
  page: PDFPage,
  task: SheetTask,
  { used, profile }: { used: readonly PDFRef[]; profile: PDFRef },
): void {
  const { context } = page.doc
  const named = Object.fromEntries(used.map((ref, at) => [`X${at}`, ref]))
  const drawn = task.layers.map(({ use, matrix }) => `q ${matrix.map(written).join(' ')} cm /X${use} Do Q\n`)
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: named }))
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(drawn.join(''))))
  // What is transparent stays so for whoever lays the page on something.
  page.node.set(PDFName.of('Group'), context.obj({ S: 'Transparency', CS: ['ICCBased', profile], I: true }))
  if (task.page.userUnit !== 1) page.node.set(PDFName.of('UserUnit'), context.obj(task.page.userUnit))
}

/** Numbers of a page have no exponent (ISO 32000-1, 7.3.3). */
const written = (value: number): string => String(Number(value.toFixed(6)))

/** Each used page of the parts as a form of one unit square, drawn apart from what lies below it. */
async function embedForms(
  document: PDFDocument,
  { partsPath, forms }: Pick<SheetTask, 'partsPath' | 'forms'>,
): Promise<PDFRef[]> {
  if (partsPath === null || forms.length === 0) return []
  const parts = await PDFDocument.load(await readFile(partsPath))
  const embedded = await document.embedPages(forms.map((index) => parts.getPage(index)))
  await document.flush()
  return embedded.map(({ ref, width, height }) => {
    const form = document.context.lookup(ref, PDFStream)
    form.dict.set(PDFName.of('Matrix'), document.context.obj([1 / width, 0, 0, 1 / height, 0, 0]))
    form.dict.set(PDFName.of('Group'), document.context.obj({ S: 'Transparency', I: true }))
    return ref
  })
}
