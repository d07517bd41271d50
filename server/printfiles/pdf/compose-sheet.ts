import { readFile } from 'node:fs/promises'
import {
  type PDFContext,
  type PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import type { PageBox } from './page-size.ts'
import type { SheetTask } from './pdf-tasks.ts'
import { maskStream, pictureStreams } from './picture-streams.ts'
import { saveInStreams } from './save-in-streams.ts'
import { describeColors } from './screen-colors.ts'
import {
  cutLines,
  describeMarks,
  inkedPicture,
  type MarkObjects,
  spotColor,
  whiteLayer,
  withScreenColors,
  written,
} from './sheet-marks.ts'

/** The task: writes the page to the task's target. Pixels go from file to file: only the drawings are in memory. */
export async function composeSheet(task: SheetTask): Promise<void> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(task.title)
  document.setCreator('Gangway')
  const { context } = document
  const { cut, white, profilePath } = task.marks
  const profile = await describeColors(document, profilePath)
  const forms = await embedForms(document, task)
  const next = () => context.nextRef()
  const pictures = task.pictures.map((picture) => pictureStreams(picture, profile, next))
  const mask = white && maskStream(white.picture, next)
  const marks = {
    cut: cut && spotColor(context, cut.name, 'magenta'),
    white: white && mask && inkedPicture(context, spotColor(context, white.name, 'unseen'), mask.ref),
  }
  const used = [...forms, ...pictures.map(({ ref }) => ref)]
  const page = document.addPage([task.page.width, task.page.height])
  describePage(page, task, { used, profile, marks })
  if (profilePath !== null) withScreenColors(context, page, profile)
  await document.flush()
  const streams = pictures.flatMap((picture) => picture.streams)
  await saveInStreams(context, mask ? [...streams, mask] : streams, task.target)
}

type PageObjects = { used: readonly PDFRef[]; profile: PDFRef; marks: MarkObjects }

function describePage(page: PDFPage, task: SheetTask, { used, profile, marks }: PageObjects): void {
  const { context } = page.doc
  page.node.set(PDFName.of('Resources'), resourcesOf(context, used, marks))
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(contentOf(task))))
  // Transparent areas stay transparent when the page is placed on something.
  page.node.set(PDFName.of('Group'), context.obj({ S: 'Transparency', CS: ['ICCBased', profile], I: true }))
  if (task.page.userUnit !== 1) page.node.set(PDFName.of('UserUnit'), context.obj(task.page.userUnit))
}

function resourcesOf(context: PDFContext, used: readonly PDFRef[], marks: MarkObjects): PDFDict {
  const named = Object.fromEntries(used.map((ref, at) => [`X${at}`, ref]))
  const { xObjects, others } = describeMarks(marks)
  return context.obj({ XObject: { ...named, ...xObjects }, ...others })
}

function contentOf({ layers, marks, page }: SheetTask): string {
  const drawn = layers.map(
    ({ use, matrix, clip }) => `q ${clipped(clip)}${matrix.map(written).join(' ')} cm /X${use} Do Q\n`,
  )
  const mirrored = marks.isMirrored ? `-1 0 0 1 ${written(page.width)} 0 cm\n` : ''
  // Last: anything drawn over a spot color would remove it.
  const white = marks.white ? whiteLayer(page) : ''
  const cut = marks.cut ? cutLines(marks.cut) : ''
  return `${mirrored}${drawn.join('')}${white}${cut}`
}

const clipped = (box: PageBox | null): string => (box ? `${box.map(written).join(' ')} re W n ` : '')

/** Embeds each used page of the parts as a unit-square form, composited separately from what lies below it. */
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
