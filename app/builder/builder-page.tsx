import { PencilRuler } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { generatorLink } from '#app/shell/links.ts'
import { draftKey, forgetDraft } from '#app/studio/draft.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { notify } from '#app/ui/toast.tsx'
import { defaultGangSheetSizeId, type GangSheetSize } from '#domain/gang-sheet.ts'
import { formatMoney } from '#domain/money.ts'
import { BuilderFacts } from './builder-facts.tsx'
import { DesignCard } from './design-card.tsx'
import { DraftCard } from './draft-card.tsx'
import { SizePicker } from './size-picker.tsx'
import { startingDraft, withSize } from './starting-draft.ts'
import { StudioOverlay } from './studio-overlay.tsx'
import { useDesignSavedNotice } from './use-design-saved-notice.ts'
import { useGangSheetFlow } from './use-gang-sheet-flow.ts'
import { useStoredDraft } from './use-stored-draft.ts'
import { useStudioCode } from './use-studio-code.ts'

export type BuilderPageProps = {
  sizes: readonly GangSheetSize[]
  warnBelowDpi: number
  isSignedIn: boolean
}

/** /builder: choose a size, build the sheet, put it into the cart (specification, storefront sections 2 and 4). */
export function BuilderPage({ sizes, warnBelowDpi, isSignedIn }: BuilderPageProps) {
  const flow = useGangSheetFlow({ sizes, isSignedIn })
  const { Studio, hasFailed, load } = useStudioCode()
  useDesignSavedNotice()
  const [sizeId, setSizeId] = useState(defaultGangSheetSizeId)
  const stored = useStoredDraft()
  const [isWanted, setWanted] = useState(false)
  const size = sizes.find(({ id }) => id === sizeId) ?? sizes[0]
  const isOpen = isWanted || stored.wasOpen

  const open = (chosen: number): void => {
    if (Studio === null) {
      notify.error(
        'Gang sheet builder is not loaded yet',
        hasFailed ? 'Check your connection and try again.' : 'It opens by itself in a moment.',
      )
      if (hasFailed) {
        load()
        return
      }
    }
    setSizeId(chosen)
    setWanted(true)
    stored.markOpen()
  }
  const close = (): void => {
    setWanted(false)
    stored.close()
  }
  const createAnother = (): void => {
    flow.clear()
    open(sizeId)
  }
  if (!size)
    return <PageHeader title="Gang Sheet Builder" description="No sizes are on sale at the moment." />
  const draft = stored.draft && isWanted ? withSize(stored.draft, size) : stored.draft
  return (
    <div
      className="page pt-8 pb-16 sm:pt-10"
      data-studio-loaded={Studio ? 'yes' : flow.isSettled ? 'no' : undefined}
    >
      <PageHeader
        title="Gang Sheet Builder"
        description="Choose a length of film, add your artwork, and we lay it out so that as little film as possible is wasted."
      />
      <div className="mt-7 space-y-8">
        {flow.design ? (
          <DesignCard
            design={flow.design}
            size={sizes.find(({ id }) => id === flow.design?.size_id)}
            onQuantityChange={flow.setQuantity}
            onAddToCart={flow.addToCart}
            onCreateAnother={createAnother}
          />
        ) : (
          stored.draft && (
            <DraftCard
              draft={stored.draft}
              onContinue={() => open(stored.draft?.document.sheet.sizeId ?? sizeId)}
              onStartOver={() => {
                forgetDraft(draftKey)
                stored.reread()
              }}
            />
          )
        )}
        <section aria-labelledby="size-heading">
          <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
            <h2 id="size-heading" className="text-lg font-bold">
              Pick your length
            </h2>
            <p className="figures text-sm text-ink-muted">All sheets are {size.width} in wide.</p>
          </div>
          <SizePicker
            sizes={sizes}
            value={size.id}
            onValueChange={setSizeId}
            onPick={(id) => flow.design === null && open(id)}
          />
          {!flow.design && (
            <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button variant="primary" size="lg" className="max-sm:w-full" onClick={() => open(size.id)}>
                <PencilRuler aria-hidden /> Open the studio
              </Button>
              <p className="figures text-ink-muted">
                <strong className="text-ink">{size.title}</strong> for{' '}
                <strong className="text-ink">{formatMoney(size.price)}</strong>. You can change the size at
                any time.
              </p>
            </div>
          )}
        </section>
        <p className="text-ink-muted">
          No artwork yet?{' '}
          <Link to={generatorLink.to} className="font-semibold text-ink underline underline-offset-4">
            Have four designs drawn for you
          </Link>{' '}
          and bring one straight into the studio.
        </p>
        <BuilderFacts />
      </div>
      {isOpen && Studio && flow.isSettled && (
        <StudioOverlay
          Studio={Studio}
          sizes={sizes}
          warnBelowDpi={warnBelowDpi}
          start={draft ?? startingDraft(size)}
          draftKey={draftKey}
          doneLabel="Save design"
          onClose={close}
          isRestored={draft !== null}
          onSave={flow.save}
          onSaved={() => {
            close()
            flow.finish()
          }}
        />
      )}
    </div>
  )
}
