import { z } from 'zod'
import { typedNumber } from '../typed-number-schema.ts'
import { printDpi } from '../units.ts'
import type { ProfileColors } from './icc-profile.ts'

/** What a roll's file is for its RIP. */
export const outputFormats = ['png', 'pdf', 'both'] as const
export type OutputFormat = (typeof outputFormats)[number]
export const outputFormatNames: Record<OutputFormat, string> = {
  png: 'PNG',
  pdf: 'PDF, vectors kept',
  both: 'Both: the PDF goes to the hot folder',
}

/** More gains nothing on film. */
export const mostDpi = 600
export const mostChokePx = 20

const processInks = new Set(['all', 'none', 'cyan', 'magenta', 'yellow', 'black', 'red', 'green', 'blue'])

/** A spot color as the RIP is told to look for it; empty for none. */
const spotName = z
  .string()
  .trim()
  .max(40, 'At most 40 characters')
  .regex(/^([A-Za-z0-9][A-Za-z0-9 _-]*)?$/, 'Use letters, digits, spaces, - and _')
  .refine((name) => !processInks.has(name.toLowerCase()), 'This is the name of an ink that every printer has')

/** What staff say of a printer's files. */
export const printerOutputSchema = z
  .object({
    format: z.enum(outputFormats).default('png'),
    dpi: z.coerce
      .number('Give the resolution in dots per inch')
      .int('Give a whole number')
      .min(printDpi, `At least ${printDpi} dpi`)
      .max(mostDpi, `At most ${mostDpi} dpi`)
      .default(printDpi),
    isMirrored: z.boolean().default(false),
    /** The spot color of the line around each piece, in the PDF. */
    cutName: spotName.default(''),
    /** The spot color of the white below everything, in the PDF. */
    whiteName: spotName.default(''),
    /** How far the white draws back from the edges, in px of the file. */
    chokePx: typedNumber(
      z.coerce
        .number('Give the choke in pixels')
        .int('Give a whole number')
        .min(0, 'At least 0')
        .max(mostChokePx, `At most ${mostChokePx}`),
    ).default(2),
  })
  .refine(({ cutName, whiteName }) => cutName === '' || cutName.toLowerCase() !== whiteName.toLowerCase(), {
    path: ['whiteName'],
    message: 'Cut path and white need two different names',
  })
export type PrinterOutput = z.output<typeof printerOutputSchema>

/** As rolls always were. */
export const usualOutput: PrinterOutput = {
  ...{ format: 'png', dpi: printDpi, isMirrored: false },
  ...{ cutName: '', whiteName: '', chokePx: 2 },
}

/** A profile that the shop gave a printer. */
export type ColorProfile = { key: string; name: string; colors: ProfileColors }

/** What a roll is drawn for: as its printer was set when it was laid. */
export type RollOutput = PrinterOutput & { profile: ColorProfile | null }

export const usualRollOutput: RollOutput = { ...usualOutput, profile: null }

export const hasPng = ({ format }: Pick<PrinterOutput, 'format'>): boolean => format !== 'pdf'
export const hasPdf = ({ format }: Pick<PrinterOutput, 'format'>): boolean => format !== 'png'

/** "PDF · 600 dpi · mirrored · CutContour · White": what differs from the usual; empty where nothing does. */
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
