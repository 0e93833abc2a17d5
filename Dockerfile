# The image contains the release folder (docs/deploy.md) and Node, nothing else: no shell and no package manager.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npx -y pnpm install --frozen-lockfile && npx -y pnpm build && mkdir /data

FROM gcr.io/distroless/nodejs24-debian12:nonroot
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data DEMO=off
WORKDIR /srv/widya
COPY --from=build /src/release ./
# The user of the base image.
COPY --from=build --chown=65532:65532 /data /data
USER 65532:65532
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/nodejs/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is the entry point of the base image. Other commands: dist/server/create-superadmin.js, dist/server/backup.js, …
CMD ["dist/server/main.js"]
