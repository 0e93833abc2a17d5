export const PERMISSION_TEXTS = { all: 'Semua' } as const;
