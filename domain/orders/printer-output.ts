import { z } from 'zod'
import { typedNumber } from '../typed-number-schema.ts'
import { printDpi } from '../units.ts'
import type { ProfileColors } from './icc-profile.ts'

/** The file format of a roll for its RIP. */
export const outputFormats = ['png', 'pdf', 'both'] as const
export type OutputFormat = (typeof outputFormats)[number]
export const outputFormatNames: Record<OutputFormat, string> = {
  png: 'PNG',
  pdf: 'PDF, vectors kept',
  both: 'Both: the PDF goes to the hot folder',
}

/** A higher resolution gains nothing on film. */
export const mostDpi = 600
export const mostChokePx = 20

const processInks = new Set(['all', 'none', 'cyan', 'magenta', 'yellow', 'black', 'red', 'green', 'blue'])

/** A spot color name that the RIP looks for; empty for none. */
const spotName = z
  .string()
  .trim()
  .max(40, 'At most 40 characters')
  .regex(/^([A-Za-z0-9][A-Za-z0-9 _-]*)?$/, 'Use letters, digits, spaces, - and _')
  .refine((name) => !processInks.has(name.toLowerCase()), 'Every printer has an ink with this name')

/** Staff's settings for a printer's files. */
export const printerOutputSchema = z
  .object({
    format: z.enum(outputFormats).default('png'),
    dpi: z.coerce
      .number('Enter the resolution in dots per inch')
      .int('Enter a whole number')
      .min(printDpi, `At least ${printDpi} dpi`)
      .max(mostDpi, `At most ${mostDpi} dpi`)
      .default(printDpi),
    isMirrored: z.boolean().default(false),
    /** The spot color of the cut line around each piece, in the PDF. */
    cutName: spotName.default(''),
    /** The spot color of the white underbase, in the PDF. */
    whiteName: spotName.default(''),
    /** How far the white is pulled in from the edges, in px of the file. */
    chokePx: typedNumber(
      z.coerce
        .number('Enter the choke in pixels')
        .int('Enter a whole number')
        .min(0, 'At least 0')
        .max(mostChokePx, `At most ${mostChokePx}`),
    ).default(2),
  })
  .refine(({ cutName, whiteName }) => cutName === '' || cutName.toLowerCase() !== whiteName.toLowerCase(), {
    path: ['whiteName'],
    message: 'Cut path and white need two different names',
  })
export type PrinterOutput = z.output<typeof printerOutputSchema>

/** The default, which is how rolls have always been made. */
export const usualOutput: PrinterOutput = {
  ...{ format: 'png', dpi: printDpi, isMirrored: false },
  ...{ cutName: '', whiteName: '', chokePx: 2 },
}

/** A color profile that the shop assigned to a printer. */
export type ColorProfile = { key: string; name: string; colors: ProfileColors }

/** Output settings of a roll: those of its printer when it was laid out. */
export type RollOutput = PrinterOutput & { profile: ColorProfile | null }

export const usualRollOutput: RollOutput = { ...usualOutput, profile: null }

export const hasPng = ({ format }: Pick<PrinterOutput, 'format'>): boolean => format !== 'pdf'
export const hasPdf = ({ format }: Pick<PrinterOutput, 'format'>): boolean => format !== 'png'

/** "PDF · 600 dpi · mirrored · CutContour · White": whatever differs from the default; empty if nothing does. */
export function outputWords({ format, dpi, isMirrored, cutName, whiteName, profile }: RollOutput): string {
  const formats = { png: '', pdf: 'PDF', both: 'PNG and PDF' }
  const inPdf = format === 'png' ? [] : [cutName, whiteName]
  return [
    formats[format],
    dpi === printDpi ? '' : `${dpi} dpi`,
    isMirrored ? 'mirrored' : '',
    profile?.name ?? '',
    ...inPdf,
  ]
    .filter(Boolean)
    .join(' · ')
}
