import { ExternalLink, Eye, History, Trash2 } from 'lucide-react'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { PermittedButton } from '#app/operations/if-may.tsx'
import type { CalledOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { ArticleRevision, StaffArticle } from '#server/blog/index.ts'
import { RevisionsDialog } from './revisions-dialog.tsx'

export function ArticleTools({
  article,
  setDialog,
}: {
  article: StaffArticle | null
  setDialog: (value: 'remove' | 'revisions' | null) => void
}) {
  return (
    article && (
      <div className="grid gap-2 border-line border-t pt-4">
        <LinkButton to={`/admin/settings/blog/${article.id}/preview`} size="sm" target="_blank">
          <Eye className="size-4" aria-hidden />
          Preview saved version
        </LinkButton>
        {article.status === 'published' && (
          <LinkButton to={`/blog/${article.slug}`} size="sm" variant="quiet" target="_blank">
            <ExternalLink className="size-4" aria-hidden />
            On the shop
          </LinkButton>
        )}
        <Button size="sm" variant="quiet" onClick={() => setDialog('revisions')}>
          <History className="size-4" aria-hidden />
          Older versions ({article.revisions.length})
        </Button>
        <PermittedButton
          operation="articles.remove"
          size="sm"
          variant="quiet"
          onClick={() => setDialog('remove')}
        >
          <Trash2 className="size-4" aria-hidden />
          Delete
        </PermittedButton>
      </div>
    )
  )
}

export function ArticleDialogs({
  article,
  dialog,
  setDialog,
  takeBack,
  removing,
}: {
  article: StaffArticle | null
  dialog: 'remove' | 'revisions' | null
  setDialog: (value: 'remove' | 'revisions' | null) => void
  takeBack: (revision: ArticleRevision) => void
  removing: CalledOperation<'articles.remove'>
}) {
  return (
    article && (
      <>
        <RevisionsDialog
          revisions={article.revisions}
          isOpen={dialog === 'revisions'}
          onClose={() => setDialog(null)}
          onTakeBack={takeBack}
        />
        <ConfirmOperation
          of={removing}
          operation="articles.remove"
          fields={{ article: article.id }}
          open={dialog === 'remove'}
          title={`Delete “${article.title}”?`}
          description="It disappears from the shop along with its older versions. To keep it, archive it instead."
          confirm="Delete article"
          onClose={() => setDialog(null)}
        />
      </>
    )
  )
}
