FROM node:24-slim AS build
WORKDIR /club
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:24-slim
WORKDIR /club
COPY --from=build /club /club
RUN mkdir /data && chown node /data
USER node
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 1960
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:' + (process.env.PORT || 1960) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1))"
CMD ["node", "apps/server/dist/main.js"]
