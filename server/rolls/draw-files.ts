import { join } from 'node:path'
import { type ColorProfile, hasPdf, hasPng } from '#domain/orders/printer-output.ts'
import { rollCodeOf } from '#domain/orders/roll.ts'
import { printDpi } from '#domain/units.ts'
import { withLocalFiles } from '#server/kernel/files/with-local-files.ts'
import type { FileSurface, SurfaceToDraw } from '#server/printfiles/index.ts'
import type { RollsDeps } from './deps.ts'
import { withMarks } from './draw-marks.ts'
import { cutLinesOf, flatSurfaceOf, sideAt } from './flat-surface.ts'
import { keysOf, noFiles } from './roll-files.ts'
import { type PieceFile, surfaceOf } from './roll-surface.ts'
import { storeFile, storePreview } from './store-drawn.ts'
import type { RollRow } from './tables.ts'

type RollToDraw = {
  roll: RollRow
  /** All of them ready. */
  files: readonly PieceFile[]
  /** The caller's own folder. */
  folder: string
  strip: SurfaceToDraw['strip']
  onProgress(percent: number): void
}

/** A roll with local copies of everything it is drawn from. */
type Opened = RollToDraw & {
  paths: ReadonlyMap<string, string>
  surfaces: ReadonlyMap<string, FileSurface>
  profilePath: string | null
}

/** Draws and stores what the roll's printer takes. A PNG at the usual resolution shows its print files, px by px. */
export async function drawFiles(deps: RollsDeps, toDraw: RollToDraw): Promise<Partial<RollRow>> {
  const { roll, files, folder } = toDraw
  const keys = new Set(files.flatMap(({ key }) => (key === null ? [] : [key])))
  const stored = [...keys].map((key) => ({ key }))
  return withLocalFiles(deps.files, stored, async (opened) => {
    const paths = new Map(opened.map(({ key, path }) => [key, path]))
    return withProfile(deps, roll.output.profile, async (profilePath) => {
      const all = (surfaces: Opened['surfaces']) => drawAll(deps, { ...toDraw, paths, surfaces, profilePath })
      if (!isDrawnAnew(roll)) return all(new Map())
      const ids = new Set(files.flatMap(({ fileId }) => fileId ?? []))
      return deps.printFiles.withSurfaces([...ids], join(folder, 'originals'), all)
    })
  })
}

/** Output that print files can't provide is drawn from the originals. */
const isDrawnAnew = ({ output }: Pick<RollRow, 'output'>): boolean =>
  hasPdf(output) || output.dpi !== printDpi

const withProfile = <Result>(
  { files }: Pick<RollsDeps, 'files'>,
  profile: ColorProfile | null,
  use: (path: string | null) => Promise<Result>,
): Promise<Result> => (profile ? files.withLocalFile(profile.key, use) : use(null))

/** The PNG's share of the work if there is also a PDF to write. */
const pngShare = 0.6

async function drawAll(deps: RollsDeps, opened: Opened): Promise<Partial<RollRow>> {
  const { roll, files, paths, folder, strip, onProgress } = opened
  const { output } = roll
  const drawn = join(folder, 'roll.png')
  const pieces = files.map(({ piece }) => piece)
  const marked = (surface: Parameters<typeof withMarks>[2]) => withMarks(roll, pieces, surface, folder)
  const flat = isDrawnAnew(roll) ? await marked(await flatSurfaceOf({ ...opened, dpi: output.dpi })) : null
  const surface =
    flat && output.dpi !== printDpi ? flat : await marked(await surfaceOf(roll, files, paths, folder))
  const { width, height } = await deps.printFiles.drawSurface({
    ...{ ...surface, strip, folder, target: drawn },
    onProgress: hasPdf(output) ? (percent) => onProgress(Math.round(percent * pngShare)) : onProgress,
  })
  refuseOtherSize(roll, { width, height })
  return {
    ...noFiles,
    ...(await storePreview(deps, { rollId: roll.id, drawn, target: join(folder, 'preview.jpg') })),
    ...(hasPng(output) && (await storePng(deps, opened, drawn))),
    ...(flat && hasPdf(output) && (await storePdf(deps, opened, { ...flat, drawn }))),
  }
}

function refuseOtherSize(
  { widthPx, heightPx, output }: RollRow,
  { width, height }: { width: number; height: number },
): void {
  const [across, down] = [sideAt(widthPx, output.dpi), sideAt(heightPx, output.dpi)]
  if (Math.abs(width - across) >= 1 || Math.abs(height - down) >= 1)
    throw new Error(`The roll came out as ${width} × ${height} px instead of ${across} × ${down}`)
}

async function storePng(
  deps: RollsDeps,
  { roll, folder, profilePath }: Opened,
  drawn: string,
): Promise<Partial<RollRow>> {
  const { dpi, isMirrored, profile } = roll.output
  const isConverted = profile?.colors === 'rgb'
  const isUsual = !isMirrored && !isConverted
  const path = isUsual ? drawn : join(folder, 'finished.png')
  if (!isUsual)
    await deps.printFiles.finishPicture({
      ...{ path: drawn, target: path, dpi, isMirrored },
      profilePath: isConverted ? profilePath : null,
    })
  const { storageKey } = keysOf(roll.id)
  return { storageKey, ...(await storeFile(deps, storageKey, path, 'image/png')) }
}

async function storePdf(
  deps: RollsDeps,
  { roll, files, folder, strip, profilePath }: Opened,
  { drawn, ...flat }: Pick<SurfaceToDraw, 'surface' | 'artworks'> & { drawn: string },
): Promise<Partial<RollRow>> {
  const { isMirrored, cutName, whiteName, chokePx } = roll.output
  const target = join(folder, 'roll.pdf')
  const pieces = files.map(({ piece }) => piece)
  await deps.printFiles.drawSurfacePdf({
    ...{ ...flat, strip, folder, target, drawn, isMirrored, profilePath },
    title: rollCodeOf(roll.number),
    cut: cutName === '' ? null : { name: cutName, rings: cutLinesOf(roll, pieces) },
    white: whiteName === '' ? null : { name: whiteName, chokePx },
  })
  const { pdfKey } = keysOf(roll.id)
  const { byteSize, sha256 } = await storeFile(deps, pdfKey, target, 'application/pdf')
  return { pdfKey, pdfByteSize: byteSize, pdfSha256: sha256 }
}
