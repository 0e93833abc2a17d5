import { failureOf } from '@widya/api-client/api-error';
import { type DocumentFilters, downloadDocuments, useDocumentActions } from '@widya/api-client/document-forms';
import { saveFile } from '@widya/api-client/save-file';
import type { DocumentForm } from '@widya/contract/document-forms';
import { MOST_DOCUMENTS_AT_ONCE } from '@widya/contract/document-limits';
import type { Selection } from '@widya/design-system/data-table';
import { formatBytes, formatNumber } from '@widya/design-system/formats/number';
import { toast } from '@widya/design-system/toast';
import { openJobCenter } from '@widya/remote-kit/job-center';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { DOCUMENT_TEXTS as texts } from '../texts.ts';
import type { LeftOut } from './left-out.ts';
import { useTaskArchive } from './use-task-archive.ts';

interface ArchiveOptions {
  readonly filters: DocumentFilters;
  readonly selection: Selection;
  /** Rows that were displayed, by id. */
  readonly seen: ReadonlyMap<number, DocumentForm>;
  readonly onDone: () => void;
}

/**
 * `dokumen.zip` of the selection: up to 100 ticked documents immediately; more, or everything that matches the filters,
 * by a task. In both cases the file is downloaded and missing documents are listed. C-219 and C-223, D134.
 */
export function useArchive({ filters, selection, seen, onDone }: ArchiveOptions) {
  const { archive } = useDocumentActions();
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const follow = useTaskArchive(setLeftOut);
  const ids = [...selection.keys].map(Number);

  const downloadNow = async () => {
    const file = await downloadDocuments(ids);
    saveFile(file);
    const missing = file.leftOut ?? [];
    const included = ids.filter((id) => !missing.includes(id));
    const size = included.reduce((sum, id) => sum + (seen.get(id)?.size ?? 0), 0);
    toast.success(texts.zipDone, { description: texts.zipSize(formatNumber(included.length), formatBytes(size)) });
    if (missing.length === 0) return;
    const rows = missing.map((id) => {
      const row = seen.get(id);
      return { id, name: row ? texts.previewOf(row.document_type, row.full_name) : texts.unknown(id) };
    });
    setLeftOut({
      requested: ids.length,
      count: missing.length,
      rows: rows.map((row) => ({ ...row, reason: texts.partialReason })),
    });
  };

  const startTask = async () => {
    const { job_id, total, size } = await archive(selection.all ? { ...filters, except: ids } : { ids });
    follow(job_id);
    toast.info(texts.zipBegun, {
      description: texts.zipBegunWhy(formatNumber(total), formatBytes(size)),
      action: { label: texts.jobCenter, run: openJobCenter },
    });
  };

  const creating = useAction(async () => {
    try {
      await (selection.all || ids.length > MOST_DOCUMENTS_AT_ONCE ? startTask() : downloadNow());
      onDone();
    } catch (failure) {
      toast.failure(failureOf(failure), () => void creating.run(), texts.zipFailed);
    }
  });
  return { run: () => void creating.run(), busy: creating.busy, leftOut, forget: () => setLeftOut(null) };
}
