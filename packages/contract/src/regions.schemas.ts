import { z } from 'zod';

/** `province` is the name from `GET /v1/provinces`, URL-encoded in the path. Source: D19. */
export const regionSchemas = {
  listProvinces: { answer: z.array(z.string()) },
  listCities: { params: z.object({ province: z.string().min(1).max(100) }), answer: z.array(z.string()) },
};
