{{- define "widya.labels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "widya.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "widya.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- /* The setting that names the primary itself. */ -}}
{{- define "widya.directAddress" -}}
{{ if .Values.postgresql.pooler.enabled }}DATABASE_DIRECT_URL{{ else }}DATABASE_URL{{ end }}
{{- end }}

{{- /* Pod settings that server, worker and migration share. */ -}}
{{- define "widya.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
terminationGracePeriodSeconds: 30
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  seccompProfile:
    type: RuntimeDefault
volumes:
  - name: data
    emptyDir: {}
  - name: tmp
    emptyDir: {}
  - name: secrets
    projected:
      defaultMode: 0440
      sources:
        - secret:
            name: {{ .Values.secrets.name }}
            items:
              {{- range .Values.secrets.keys }}
              - key: {{ . }}
                path: {{ . }}
              {{- end }}
        {{- if .Values.postgresql.enabled }}
        - secret:
            name: {{ .Release.Name }}-database-app
            items:
              - key: uri
                path: {{ include "widya.directAddress" . }}
        {{- end }}
{{- end }}

{{- /* Container settings that server, worker and migration share. */ -}}
{{- define "widya.container" -}}
image: {{ include "widya.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
volumeMounts:
  - name: data
    mountPath: /data
  - name: tmp
    mountPath: /tmp
  - name: secrets
    mountPath: /run/secrets/widya
    readOnly: true
{{- end }}

{{- define "widya.env" -}}
{{- if not .Values.settings.S3_BUCKET }}
{{- fail "settings.S3_BUCKET: must be set, as the folders of pods are removed with them" }}
{{- end }}
{{- range $name, $value := .Values.settings }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- range .Values.secrets.keys }}
- name: {{ . }}_FILE
  value: /run/secrets/widya/{{ . }}
{{- end }}
{{- if .Values.postgresql.enabled }}
- name: {{ include "widya.directAddress" . }}_FILE
  value: /run/secrets/widya/{{ include "widya.directAddress" . }}
{{- if or .Values.postgresql.pooler.enabled .Values.postgresql.readFromStandby }}
{{- /* The Secret of the cluster has the address of the primary only. */}}
- name: PGPASSWORD
  valueFrom:
    secretKeyRef:
      name: {{ .Release.Name }}-database-app
      key: password
{{- end }}
{{- if .Values.postgresql.pooler.enabled }}
- name: DATABASE_URL
  value: postgres://widya@{{ .Release.Name }}-database-pooler:5432/widya
{{- end }}
{{- if .Values.postgresql.readFromStandby }}
- name: DATABASE_READ_URL
  value: postgres://widya@{{ .Release.Name }}-database-ro:5432/widya
{{- end }}
{{- end }}
{{- end }}

{{- define "widya.probes" -}}
startupProbe:
  httpGet: { path: /healthz, port: http }
  periodSeconds: 2
  failureThreshold: 60
livenessProbe:
  httpGet: { path: /healthz, port: http }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 3
readinessProbe:
  httpGet: { path: /readyz, port: http }
  periodSeconds: 5
  timeoutSeconds: 5
  failureThreshold: 2
{{- end }}
