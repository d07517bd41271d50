import { PencilRuler } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useOutsideBuilder } from '#app/builder/outside/use-outside-builder.ts'
import { generatorLink } from '#app/shell/links.ts'
import { draftKey, forgetDraft, keepDraft, readKeptAt } from '#app/studio/browser/kept-draft.ts'
import { VersionsDialog } from '#app/studio/view/keeping/later-versions-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { defaultGangSheetSizeId, type GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { builderOrigin, type OutsideBuilder } from '#domain/shop/outside-builder.ts'
import { isOwnPayload } from '#domain/studio/builder-event.ts'
import type { StudioSettings } from '#domain/studio/studio-settings.ts'
import { BuilderFacts } from './builder-facts.tsx'
import { DesignCard, focusDesign } from './design-card.tsx'
import { DraftCard, HeldDraftCard } from './later-cards.tsx'
import { NotLoadedNotice } from './not-loaded-notice.tsx'
import { SizePicker } from './size-picker.tsx'
import { openDraft, startingDraft, withSize } from './starting-draft.ts'
import { useAccountDraft } from './use-account-draft.ts'
import { useDesignSavedNotice } from './use-design-saved-notice.ts'
import { useEditSaved } from './use-edit-saved.ts'
import { useGangSheetFlow } from './use-gang-sheet-flow.ts'
import { useStoredDraft } from './use-stored-draft.ts'
import { useStudioCode } from './use-studio-code.ts'

export type BuilderPageProps = {
  sizes: readonly GangSheetSize[]
  shop: StudioSettings
  /** Null: sheets are made in our own studio. */
  outsideBuilder: OutsideBuilder | null
  isSignedIn: boolean
}

/** /builder: choose a size, build the sheet, add it to the cart (docs/spec-map.md S2 and S4). */
export function BuilderPage({ sizes, shop, outsideBuilder, isSignedIn }: BuilderPageProps) {
  const flow = useGangSheetFlow({ sizes, isSignedIn, outsideBuilder })
  const { Studio, ...ownCode } = useStudioCode(outsideBuilder === null)
  const outside = useOutsideBuilder({ builder: outsideBuilder, sizes, shop, onDesign: flow.take })
  const stored = useStoredDraft()
  const isLoaded = outsideBuilder ? outside.isLoaded : Studio !== null && stored.isRead
  const { load } = outsideBuilder ? outside : ownCode
  const hasFailed = outsideBuilder ? outside.hasFailed : ownCode.hasFailed || stored.hasFailed
  useEffect(() => {
    if (isLoaded) notify.withdraw(notLoadedId)
  }, [isLoaded])
  useDesignSavedNotice({ editorOrigin: outsideBuilder ? builderOrigin(outsideBuilder) : undefined })
  const [picked, setPicked] = useState<number | null>(null)
  const sizeId = picked ?? defaultGangSheetSizeId
  const account = useAccountDraft({
    subject: outsideBuilder ? null : 'new',
    ...{ draftKey, isSignedIn, onTaken: stored.take },
  })
  const { edited, ...editing } = useEditSaved()
  const [isWanted, setWanted] = useState(false)
  const size = sizes.find(({ id }) => id === sizeId) ?? sizes[0]
  const isOpen = isWanted || stored.wasOpen
  useFocusOnDesign(isOpen, flow.design !== null)

  const open = (chosen: number): void => {
    if (!isLoaded) tellNotLoaded(hasFailed)
    if (!isLoaded && hasFailed) load()
    if (outsideBuilder) outside.open({ sizeId: chosen, quantity: 1 })
    else {
      if (stored.isHeld) {
        stored.putHeldAside()
        account.look()
      }
      setWanted(true)
      stored.markOpen()
    }
  }
  const close = (): void => {
    setWanted(false)
    stored.close()
    account.look()
  }
  const startOver = async (): Promise<void> => {
    const left = stored.draft
    await account.putAway()
    forgetDraft(draftKey)
    await stored.reread()
    const undo = (): void => {
      if (left) keepDraft(draftKey, left)
      void stored.reread()
    }
    notify.info('Unfinished sheet cleared', undefined, { action: { label: 'Undo', onClick: undo } })
  }
  const createAnother = (): void => {
    const last = flow.design?.size_id ?? sizeId
    const putBack = flow.clear()
    setPicked(last)
    open(last)
    const onClick = (): void => {
      if (!outsideBuilder) close()
      putBack()
    }
    notify.info('Your design was cleared', undefined, { action: { label: 'Undo', onClick } })
  }
  if (!size) return <PageHeader title="Gang Sheet Builder" description="No sizes are for sale right now." />
  const draft = stored.draft && isWanted && picked ? withSize(stored.draft, size) : stored.draft
  const begin = picked || outsideBuilder ? startingDraft : openDraft
  return (
    <div
      className="page pt-8 pb-16 sm:pt-10"
      data-studio-loaded={isLoaded ? 'yes' : flow.isSettled ? 'no' : undefined}
    >
      <PageHeader
        title="Gang Sheet Builder"
        description="Choose a length of film, add your artwork, and we lay it out to waste as little film as possible."
      />
      <div className="mt-7 space-y-8">
        {hasFailed && <NotLoadedNotice onRetry={load} />}
        {flow.design ? (
          <DesignCard
            design={flow.design}
            key={`${flow.design.design_id} ${flow.design.size_id}`}
            sizes={sizes}
            onSheetsChange={flow.setSheets}
            onQuantityChange={flow.setQuantity}
            onAddToCart={flow.addToCart}
            onEdit={
              isOwnPayload(flow.design.raw) ? () => flow.design && void editing.edit(flow.design) : null
            }
            onCreateAnother={createAnother}
          />
        ) : (
          !outsideBuilder &&
          stored.draft && (
            <DraftCard
              draft={stored.draft}
              onContinue={() => {
                setPicked(null)
                open(stored.draft?.document.sheet.sizeId ?? sizeId)
              }}
              onStartOver={() => void startOver()}
            />
          )
        )}
        {!flow.design && stored.isHeld && (
          <HeldDraftCard isSignedIn={isSignedIn} onStartNew={() => open(sizeId)} />
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
            value={picked || outsideBuilder ? size.id : null}
            onValueChange={setPicked}
            onPick={(id) => {
              setPicked(id)
              if (flow.design === null) open(id)
            }}
          />
          {!flow.design && (
            <OpenStudio
              size={picked || outsideBuilder ? size : null}
              sizes={sizes}
              label={outsideBuilder ? 'Open the builder' : 'Open the studio'}
              onOpen={() => open(size.id)}
            />
          )}
        </section>
        {!outsideBuilder && <StudioHelp />}
      </div>
      <VersionsDialog
        mine={draft ?? begin(size, shop)}
        mineAt={account.theirs && readKeptAt(draftKey)}
        theirs={isOpen && account.isSettled ? account.theirs : null}
        onKeepMine={account.keepMine}
        onTakeTheirs={account.takeTheirs}
        onLater={close}
      />
      {edited && Studio && (
        <Studio
          {...{ sizes, shop, ...edited.begin }}
          doneLabel="Save design"
          onClose={editing.leave}
          onSave={(document) => flow.save(document, edited.view)}
          onSaved={() => {
            editing.leave()
            flow.finish()
          }}
        />
      )}
      {isOpen && Studio && stored.isRead && flow.isSettled && account.isSettled && !account.theirs && (
        <Studio
          sizes={sizes}
          shop={shop}
          start={draft ?? begin(size, shop)}
          draftKey={draftKey}
          account={account.place}
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

/** When the studio has saved a design and closed, the element that opened it is gone: the design takes the focus. */
function useFocusOnDesign(isOpen: boolean, hasDesign: boolean): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && hasDesign) focusDesign()
    wasOpen.current = isOpen
  }, [isOpen, hasDesign])
}

/** Only shown for our own studio. */
function StudioHelp() {
  return (
    <>
      <p className="text-ink-muted">
        No artwork yet?{' '}
        <Link to={generatorLink.to} className="font-semibold text-ink underline underline-offset-4">
          Have four designs drawn for you
        </Link>{' '}
        and bring one straight into the studio.
      </p>
      <BuilderFacts />
    </>
  )
}

const notLoadedId = 'not-loaded'

/** Message: docs/spec-map.md S8. What the shopper wanted opens automatically once its code has loaded. */
function tellNotLoaded(hasFailed: boolean): void {
  const advice = hasFailed
    ? 'We’re trying again. Check your connection.'
    : 'It will open automatically in a moment.'
  notify.error('Gang sheet builder is not loaded yet', advice, { id: notLoadedId })
}

/** `size` is null while none has been picked: our studio then finds the cheapest. */
function OpenStudio({
  size,
  sizes,
  label,
  onOpen,
}: {
  size: GangSheetSize | null
  sizes: readonly GangSheetSize[]
  label: string
  onOpen: () => void
}) {
  const least = cents(Math.min(...sizes.map(({ price }) => price)))
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button variant="primary" size="lg" className="max-sm:w-full" onClick={onOpen}>
        <PencilRuler aria-hidden /> {label}
      </Button>
      {size ? (
        <p className="figures text-ink-muted">
          <strong className="text-ink">{size.title}</strong> for{' '}
          <strong className="text-ink">{formatMoney(size.price)}</strong>. You can change the size at any
          time.
        </p>
      ) : (
        <p className="figures text-ink-muted">
          We choose the cheapest sheet that holds your artwork,{' '}
          <strong className="text-ink">from {formatMoney(least)}</strong>. Or pick a length.
        </p>
      )}
    </div>
  )
}
