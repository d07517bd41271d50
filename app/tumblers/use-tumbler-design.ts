import { useEffect, useRef, useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import { readArtwork } from '#app/studio/browser/read-artwork.ts'
import type { UploadOwner } from '#app/studio/browser/upload-owner.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import { pictureContentTypes } from '#domain/artwork/artwork.ts'
import { engravingRules } from '#domain/tumbler/analyze-engraving.ts'
import type { Conversion } from '#domain/tumbler/convert-engraving.ts'
import { describeGray, tumblerMessages } from '#domain/tumbler/messages.ts'
import { type Engraver, startEngraver } from './engraver.ts'
import { sendArtwork } from './send-artwork.ts'

export type Design =
  | { step: 'none' }
  | { step: 'analyzing'; fileName: string }
  | { step: 'invalid'; fileName: string; title: string; reason: string; canConvert: boolean }
  | {
      step: 'valid'
      fileName: string
      percentage: number | null
      picture: string
      /** Percent sent; null once the server has it and accepts it. */
      sending: number | null
      artworkId: string | null
      originalArtworkId: string | null
      conversion: Conversion | null
    }

type Valid = Extract<Design, { step: 'valid' }>
export type Convert = (
  conversion: Conversion,
  longestSide: number,
) => Promise<{ picture: Blob; share: number } | null>

/** The design, from the chosen file or from `opened` to the artwork that the server accepts. */
export function useDesign({ draftOrderId }: UploadOwner = {}, opened: Design = { step: 'none' }) {
  const [design, setDesign] = useState(opened)
  const engraver = useRef<Engraver | null>(null)
  const file = useRef<File | null>(null)
  /** Makes it possible to ignore late answers about an older file. */
  const turn = useRef(0)
  useEffect(() => () => engraver.current?.stop(), [])
  const ask: Engraver['ask'] = (task) => {
    engraver.current ??= startEngraver()
    return engraver.current.ask(task)
  }

  const fail = (fileName: string, title: string, reason: string, canConvert = false): void => {
    setDesign({ step: 'invalid', fileName, title, reason, canConvert })
    notify.error(tumblerMessages.validationFailed, `${title}. ${reason}`)
  }

  const choose = async (chosen: File): Promise<void> => {
    const { wrongType, tooLarge, notBlackAndWhite } = tumblerMessages
    if (!chosen.type.startsWith('image/')) return notify.error(wrongType.title, wrongType.description)
    if (chosen.size > engravingRules.maxBytes) return notify.error(tooLarge.title, tooLarge.description)
    const mine = ++turn.current
    file.current = chosen
    setDesign({ step: 'analyzing', fileName: chosen.name })
    const result = await ask({ task: 'analyze', file: chosen })
    if (mine !== turn.current) return
    if (!result.ok || result.task !== 'analyze') {
      const isUnread = !result.ok && result.failed === 'loading'
      return fail(
        chosen.name,
        isUnread ? tumblerMessages.notLoaded : tumblerMessages.notAnalyzed,
        isUnread ? 'The file is damaged or in a format browsers can’t show.' : 'Try a smaller image.',
      )
    }
    const { isBlackAndWhite, percentage } = result.analysis
    if (!isBlackAndWhite) return fail(chosen.name, notBlackAndWhite, describeGray(percentage), true)
    notify.success(tumblerMessages.validated, `${percentage}% of it is black, white or gray.`)
    const isKnown = pictureContentTypes.some((type) => type === chosen.type)
    const encoded = isKnown ? null : await ask({ task: 'encode' })
    if (mine !== turn.current) return
    const design = encoded?.ok && encoded.task === 'encode' ? pngOf(encoded.picture, chosen.name) : chosen
    await upload(mine, design, { percentage, originalArtworkId: null, conversion: null })
  }

  const upload = async (
    mine: number,
    made: File,
    facts: Pick<Valid, 'percentage' | 'originalArtworkId' | 'conversion'>,
  ): Promise<void> => {
    const picture = URL.createObjectURL(made)
    const sending: Valid = {
      step: 'valid',
      fileName: made.name,
      picture,
      sending: 0,
      artworkId: null,
      ...facts,
    }
    setDesign(sending)
    const patch = (changes: Partial<Valid>): void =>
      setDesign((now) => (now.step === 'valid' && mine === turn.current ? { ...now, ...changes } : now))
    const sent = await sendArtwork(made, (percent) => patch({ sending: percent }), { draftOrderId })
    if (mine !== turn.current) return
    if (!sent.ok) return fail(made.name, tumblerMessages.notLoaded, sent.problem)
    const check = await callOperation('tumblers.check-design', 'POST /tumblers/check', {
      artwork: sent.artwork.id,
    })
    if (mine !== turn.current) return
    const { problem, percentage } = check.ok ? check.value : { problem: 'offline', percentage: null }
    // Trimmed to the engraved area, as the laser gets it.
    const { id, previewUrl } = sent.artwork
    if (problem === null)
      return patch({ sending: null, artworkId: id, ...(previewUrl !== null && { picture: previewUrl }) })
    if (percentage !== null) fail(made.name, tumblerMessages.notBlackAndWhite, describeGray(percentage), true)
    else fail(made.name, tumblerMessages.notAnalyzed, 'We couldn’t check it. Upload it again.')
  }

  const convert: Convert = async (conversion, longestSide) => {
    const made = await ask({ task: 'convert', conversion, longestSide })
    return made.ok && made.task === 'convert' ? { picture: made.picture, share: made.engravedShare } : null
  }

  /** Uses the conversion as the design. The image it came from is uploaded too, and stored beside it. */
  const accept = async (conversion: Conversion): Promise<void> => {
    const original = file.current
    const mine = ++turn.current
    const made = await convert(conversion, largestConversion)
    if (mine !== turn.current) return
    if (!made || !original)
      return fail(original?.name ?? '', tumblerMessages.notAnalyzed, 'Try another image.')
    const kept = await sendArtwork(original, () => {}, { draftOrderId })
    if (mine !== turn.current) return
    if (!kept.ok) notify.info('Your original image couldn’t be kept', kept.problem)
    await upload(mine, pngOf(made.picture, original.name), {
      percentage: 100,
      originalArtworkId: kept.ok ? kept.artwork.id : null,
      conversion,
    })
  }

  /** A design that is already in the cart. */
  const reopen = async (artworkId: string, facts: Pick<Valid, 'originalArtworkId' | 'conversion'>) => {
    const mine = ++turn.current
    const answer = await readArtwork(artworkId)
    if (mine !== turn.current) return
    if (!answer.ok) return notify.error(tumblerMessages.notLoaded, answer.message)
    const { fileName, previewUrl } = answer.value.artwork
    if (previewUrl === null) return
    setDesign({
      step: 'valid',
      fileName,
      percentage: null,
      picture: previewUrl,
      sending: null,
      artworkId,
      ...facts,
    })
  }

  const remove = (): void => {
    turn.current++
    setDesign({ step: 'none' })
  }
  return { design, choose, convert, accept, reopen, remove }
}

/** px: finer than the laser's dots on the largest cup. */
const largestConversion = 3_000

const pngOf = (picture: Blob, name: string): File =>
  new File([picture], `${name.replace(/\.[^.]+$/, '')}-engraving.png`, { type: 'image/png' })
